import type { FieldRules } from '#ui/form/rule-errors.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';
import type { Website } from '../../contract/editor.contract.ts';
import { PAGE_PRIVACY_RULES } from '../../rules/privacy/page-privacy-rules.ts';
import type { PageVisibility } from '../../rules/privacy/site-privacy.ts';

export type PagePrivacyValues = { visibility: PageVisibility; eventIds: string[]; passcode: string };

export function pagePrivacyValues({ privacy }: Website['pages'][number]): PagePrivacyValues {
  return { visibility: privacy.visibility, eventIds: privacy.eventIds, passcode: '' };
}

/** No passcode keeps the one the page has. */
export function pagePrivacyInput({ visibility, eventIds, passcode }: PagePrivacyValues) {
  return { visibility, eventIds, passcode: passcode === '' ? null : passcode };
}

export const PAGE_PRIVACY_FORM_RULES: FieldRules<PagePrivacyValues> = rulesOfInput({
  rules: () => PAGE_PRIVACY_RULES,
  input: pagePrivacyInput,
  names: {},
});
