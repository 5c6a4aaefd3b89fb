import { websitesContract } from '#capabilities/websites/contract.ts';
import { TAKE_DOWN_RULES } from '#capabilities/websites/rules/report-rules.ts';
import { formCase } from './form-case.ts';

const UUID = '00000000-0000-4000-8000-0000000000ff';

export const WEBSITE_SUPPORT_FORMS = [
  formCase({
    files: ['src/capabilities/websites/screens/support/take-down-dialog.tsx'],
    calls: { decideReportedSite: websitesContract.decideReportedSite },
    values: { reason: 'It asks for money.' },
    rules: TAKE_DOWN_RULES,
    beside: { uuid: UUID, decision: 'TAKE_DOWN' },
    notTyped: { uuid: 'The website it stands at.', decision: 'The button that opened it.' },
  }),
];
