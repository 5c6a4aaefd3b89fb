import { protectionContract } from '#capabilities/protection/contract.ts';
import {
  CLOSING_RULES,
  GRANT_RULES,
  type GrantAnswers,
  LISTING_LOOKUP_RULES,
} from '#capabilities/protection/rules/grant-rules.ts';
import { REFUND_CASE_KEYS } from '#capabilities/protection/rules/protection-cases.data.ts';
import {
  ANSWER_RULES,
  REQUEST_RULES,
  type RequestAnswers,
} from '#capabilities/protection/rules/request-rules.ts';
import { formCase } from './form-case.ts';

const PROTECTION = 'src/capabilities/protection';
const UUID = '00000000-0000-4000-8000-0000000000ff';

export const PROTECTION_FORMS = [
  formCase<RequestAnswers>({
    files: [`${PROTECTION}/parts/ask-dialog.tsx`],
    calls: { askForRefund: protectionContract.askForRefund },
    values: { reason: 'NEVER_OPENED', words: 'They never answered.' },
    rules: REQUEST_RULES,
    choices: { reason: REFUND_CASE_KEYS },
    beside: { uuid: UUID },
    notTyped: { uuid: 'The lead of the page.' },
  }),
  formCase({
    files: [`${PROTECTION}/screens/support/answer-dialog.tsx`],
    calls: { decideRefundRequest: protectionContract.decideRefundRequest },
    values: { answer: 'You are right.' },
    rules: ANSWER_RULES,
    beside: { inquiryUuid: UUID, verdict: 'GRANT' },
    notTyped: { inquiryUuid: 'The request it stands at.', verdict: 'The button that opened it.' },
  }),
  formCase({
    files: [`${PROTECTION}/screens/support-credits.route.tsx`],
    calls: { findCreditListings: protectionContract.findCreditListings },
    values: { query: 'Marsh' },
    rules: LISTING_LOOKUP_RULES,
  }),
  formCase<GrantAnswers>({
    files: [`${PROTECTION}/screens/support/grant-dialog.tsx`],
    calls: { grantCredits: protectionContract.grantCredits },
    values: { credits: 25, reason: 'Sorry for the outage.' },
    rules: GRANT_RULES,
    beside: { storefrontUuid: UUID, key: UUID },
    notTyped: { storefrontUuid: 'The listing of the page.', key: 'Made when the form opens.' },
  }),
  formCase({
    files: [`${PROTECTION}/screens/support/close-dialog.tsx`],
    calls: { closePaymentLeftover: protectionContract.closePaymentLeftover },
    values: { note: 'Paid back by check.' },
    rules: CLOSING_RULES,
    beside: { id: UUID, kind: 'REFUND' },
    notTyped: { id: 'What it stands at.', kind: 'What it stands at.' },
  }),
];
