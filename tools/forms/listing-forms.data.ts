import { CODE_RULES } from '#app/rules/code-rules.ts';
import { claimsContract } from '#capabilities/claims/contract.ts';
import {
  DECISION_RULES as CLAIM_DECISION_RULES,
  CLAIM_EMAIL_RULES,
} from '#capabilities/claims/rules/claim-rules.ts';
import { identityContract } from '#capabilities/identity/contract.ts';
import { PROFILE_RULES } from '#capabilities/identity/rules/sign-up-rules.ts';
import { listingsContract } from '#capabilities/listings/contract.ts';
import {
  DECISION_RULES,
  REFUSAL_RULES,
  TAKE_DOWN_RULES,
} from '#capabilities/listings/rules/review-decisions.ts';
import {
  NEW_LISTING_FORM_RULES,
  NEW_LISTING_NAMES,
  type NewListing,
  newListingInput,
} from '#capabilities/listings/screens/onboarding/new-listing-form.ts';
import { formCase } from './form-case.ts';

const ONBOARDING = 'src/capabilities/listings/screens/onboarding';
const CLAIMS = 'src/capabilities/claims/screens';
const UUID = '00000000-0000-4000-8000-0000000000ff';
const ofPage = { uuid: 'Of the listing that is claimed.' };

const SUPPORT = 'src/capabilities/listings/screens/support';
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
  formCase({
    files: [`${ONBOARDING}/name-step.tsx`],
    calls: { createListing: listingsContract.createListing, findAlike: listingsContract.findAlike },
    values: { name: 'Marsh & Meadow', city: { id: 1, name: 'Hudson', stateCode: 'NY' } } as NewListing,
    rules: NEW_LISTING_FORM_RULES,
    input: newListingInput,
    names: NEW_LISTING_NAMES,
    beside: { taxonomyKey: 'wedding-florists', key: UUID },
    notTyped: { taxonomyKey: 'Chosen in the step before.', key: 'Made by the page.' },
  }),
  formCase({
    files: [`${ONBOARDING}/profile-step.tsx`],
    calls: { update: identityContract.vendorUser.update },
    values: { firstName: 'Theo', lastName: 'Marsh' },
    rules: PROFILE_RULES,
    notTyped: {
      email: 'Changed in the settings, with a confirmation.',
      phoneNumber: 'Asked beside it, with the consent.',
      profileOnboardedAt: 'The moment it is sent.',
    },
  }),
  formCase({
    files: [`${CLAIMS}/claim/email-form.tsx`],
    calls: { sendClaimCode: claimsContract.sendClaimCode },
    values: { email: 'theo@marsh.com' },
    rules: CLAIM_EMAIL_RULES,
    beside: { uuid: UUID },
    notTyped: ofPage,
  }),
  formCase({
    files: [`${CLAIMS}/claim/code-form.tsx`],
    calls: { confirmClaimCode: claimsContract.confirmClaimCode },
    values: { code: '123456' },
    rules: CODE_RULES,
    beside: { uuid: UUID },
    notTyped: ofPage,
  }),
  formCase({
    files: [`${CLAIMS}/support/decide-dialog.tsx`],
    calls: { decideClaim: claimsContract.decideClaim },
    values: { reason: 'The license matches.' },
    rules: CLAIM_DECISION_RULES,
    beside: { id: UUID, verdict: 'GRANT' },
    notTyped: { id: 'The claim it stands at.', verdict: 'The button that opened it.' },
  }),
];
