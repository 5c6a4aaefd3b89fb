import { websitesContract } from '#capabilities/websites/contract.ts';
import { SLUG_RULES } from '#capabilities/websites/rules/address/slug-rules.ts';
import { PASSCODE_RULES } from '#capabilities/websites/rules/privacy/passcode.ts';
import { PAGE_VISIBILITIES, SITE_PRIVACIES } from '#capabilities/websites/rules/privacy/site-privacy.ts';
import type { AccessValues } from '#capabilities/websites/screens/settings/access-form.tsx';
import {
  FORGET_FORM_RULES,
  type ForgetValues,
  forgetInput,
} from '#capabilities/websites/screens/settings/forget-values.ts';
import {
  PAGE_PRIVACY_FORM_RULES,
  type PagePrivacyValues,
  pagePrivacyInput,
} from '#capabilities/websites/screens/settings/page-privacy-form.ts';
import { formCase } from './form-case.ts';

const SETTINGS = 'src/capabilities/websites/screens/settings';
const UUID = '00000000-0000-4000-8000-000000000001';

export const WEBSITE_FORMS = [
  formCase<{ slug: string }>({
    files: [`${SETTINGS}/address-form.tsx`],
    calls: { saveWebsiteSlug: websitesContract.saveWebsiteSlug },
    values: { slug: 'maya-and-jonah' },
    rules: SLUG_RULES,
  }),
  formCase<AccessValues>({
    files: [`${SETTINGS}/access-form.tsx`],
    calls: { saveWebsitePrivacy: websitesContract.saveWebsitePrivacy },
    values: { privacy: 'PUBLIC', isListed: true, isIndexed: false },
    choices: { privacy: SITE_PRIVACIES },
    rules: {},
  }),
  formCase<{ passcode: string }>({
    files: [`${SETTINGS}/passcode-form.tsx`],
    calls: { saveWebsitePasscode: websitesContract.saveWebsitePasscode },
    values: { passcode: 'peony-harbor-42' },
    rules: PASSCODE_RULES,
  }),
  formCase<PagePrivacyValues>({
    files: [`${SETTINGS}/page-privacy-dialog.tsx`],
    calls: { savePagePrivacy: websitesContract.savePagePrivacy },
    values: { visibility: 'PASSCODE', eventIds: [UUID], passcode: 'rose-lake-17' },
    choices: { visibility: PAGE_VISIBILITIES, eventIds: [[], [UUID]] },
    rules: PAGE_PRIVACY_FORM_RULES,
    input: pagePrivacyInput,
    beside: { uuid: UUID },
    notTyped: { uuid: 'The page that was opened.' },
  }),
  formCase<ForgetValues>({
    files: [`${SETTINGS}/forget-form.tsx`],
    calls: { saveWebsiteForgetDay: websitesContract.saveWebsiteForgetDay },
    values: { forgetOn: '09/11/2031' },
    rules: FORGET_FORM_RULES,
    input: forgetInput,
  }),
];
