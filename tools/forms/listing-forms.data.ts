import { listingsContract } from '#capabilities/listings/contract.ts';
import {
  DECISION_RULES,
  REFUSAL_RULES,
  TAKE_DOWN_RULES,
} from '#capabilities/listings/rules/review-decisions.ts';
import { formCase } from './form-case.ts';

const SUPPORT = 'src/capabilities/listings/screens/support';
const UUID = '00000000-0000-4000-8000-0000000000ff';
const TOGETHER = 'Sections are judged together, on both sides by the same rule.';
const AT = '2026-11-16T12:00:00.000Z';

const ofTheCase = {
  uuid: 'The listing of the page.',
  reviewId: 'The review of the page.',
  version: 'The listing as the page showed it.',
};
const ofTheText = {
  uuid: ofTheCase.uuid,
  sectionKey: 'The section of the text.',
  savedAt: 'The text as it was read.',
};

export const LISTING_FORMS = [
  formCase({
    files: [`${SUPPORT}/decision-dialog.tsx`],
    calls: { decideReview: listingsContract.decideReview },
    values: { decision: 'REJECTED' as const, note: 'Not a wedding business.' },
    choices: { decision: ['REJECTED'] },
    rules: { note: DECISION_RULES.note },
    beside: { uuid: UUID, reviewId: UUID, version: 3, reasons: [] },
    notTyped: { ...ofTheCase, 'reasons.0.section': TOGETHER, 'reasons.0.text': TOGETHER },
  }),
  formCase({
    files: [`${SUPPORT}/take-down-dialog.tsx`],
    calls: { takeDownListing: listingsContract.takeDownListing },
    values: { note: 'Nobody is there.' },
    rules: TAKE_DOWN_RULES,
    beside: { uuid: UUID },
    notTyped: { uuid: ofTheCase.uuid },
  }),
  formCase({
    files: [`${SUPPORT}/refuse-dialog.tsx`],
    calls: { refuseHeldText: listingsContract.refuseHeldText },
    values: { reason: 'No names of other services, please.' },
    rules: REFUSAL_RULES,
    beside: { uuid: UUID, sectionKey: 'description', savedAt: AT },
    notTyped: ofTheText,
  }),
];
