import { SECOND_LOOK_RULES } from '#app/rules/second-look-rules.ts';
import { reviewingContract } from '#capabilities/reviewing/contract.ts';
import { DISPUTE_REASONS } from '#capabilities/reviewing/rules/dispute-reasons.ts';
import {
  DISPUTE_ANSWER_RULES,
  DISPUTE_RULES,
  DISPUTE_VERDICT_RULES,
  type DisputeWords,
} from '#capabilities/reviewing/rules/dispute-rules.ts';
import { REPLY_RULES } from '#capabilities/reviewing/rules/reply-rules.ts';
import { REVIEW_RULES } from '#capabilities/reviewing/rules/review-rules.ts';
import { VERDICT_RULES } from '#capabilities/reviewing/rules/review-verdicts.ts';
import { PAID_BANDS } from '#capabilities/reviews/rules/paid-bands.ts';
import { submissionsContract } from '#capabilities/submissions/contract.ts';
import { CONSENT_RULES } from '#capabilities/submissions/rules/consent-rules.ts';
import { EDIT_RULES, SUBMISSION_RULES } from '#capabilities/submissions/rules/submission-rules.ts';
import { VERDICT_RULES as SUBMISSION_VERDICT_RULES } from '#capabilities/submissions/rules/verdicts.ts';
import { formCase } from './form-case.ts';

const SCREENS = 'src/capabilities/reviewing/screens';
const UUID = '00000000-0000-4000-8000-0000000000ff';
const STARS = [null, 1, 2, 3, 4, 5];

const words = {
  rating: 5,
  quality: 5,
  communication: 4,
  value: 4,
  professionalism: 5,
  flexibility: 3,
  title: 'Nothing ran late',
  text: 'They arrived early and had the barn lit before the first guest came.',
  authorName: 'Priya & Sam',
  bookedFor: 'Ten hours',
  paidBand: '2500_5K',
  showsPaid: true,
  pictureIds: [UUID],
};

const story = {
  title: 'Dry by five',
  summary: 'Rain until four.',
  story: 'The rain came at four and by five the garden was lit. '.repeat(5).trim(),
  photos: Array.from({ length: 10 }, (_, index) => ({
    id: `00000000-0000-4000-8000-0000000000${10 + index}`,
    caption: '',
    subject: 'details' as const,
  })),
};

const wedding = {
  ...story,
  firstName: 'Maya',
  partnerFirstName: 'Jonah',
  weddingDate: '2025-09-20',
  cityId: 1,
  guestCount: 80,
  palette: 'sage' as const,
  styles: ['garden' as const],
  setting: 'BOTH' as const,
  coupleEmail: 'maya@couple.example',
  credits: [{ role: 'Flowers', name: 'Aunt Ruth', website: '', storefrontUuid: null as string | null }],
};

const ofPhotos = { 'photos.0.id': [UUID], 'photos.0.caption': [''], 'photos.0.subject': ['details'] };

export const REVIEW_FORMS = [
  formCase({
    files: [`${SCREENS}/write/review-form.tsx`],
    calls: { submitReview: reviewingContract.submitReview },
    values: words as Omit<typeof words, 'rating'> & { rating: number | null },
    choices: {
      rating: STARS,
      quality: STARS as number[],
      communication: STARS as number[],
      value: STARS as number[],
      professionalism: STARS as number[],
      flexibility: STARS as number[],
      paidBand: [...PAID_BANDS],
      pictureIds: [[], [UUID]],
    },
    rules: REVIEW_RULES,
    beside: { uuid: UUID, version: 1 },
    notTyped: { uuid: 'The business of the page.', version: 'Of the draft that was kept last.' },
  }),
  formCase({
    files: [`${SCREENS}/support/verdict-dialog.tsx`],
    calls: { decideReview: reviewingContract.decideReview },
    values: { verdict: 'REJECT' as const, reason: 'It names a guest.' },
    choices: { verdict: ['REJECT'] },
    rules: VERDICT_RULES,
    beside: { uuid: UUID, version: 1 },
    notTyped: { uuid: 'The review it stands at.', version: 'The review as the page showed it.' },
  }),
  formCase({
    files: ['src/app/second-look-dialog.tsx'],
    calls: {
      askSecondLook: reviewingContract.askSecondLook,
      askSubmissionSecondLook: submissionsContract.askSubmissionSecondLook,
    },
    values: { note: 'Is this the same barn?' },
    rules: SECOND_LOOK_RULES,
    beside: { uuid: UUID },
    notTyped: { uuid: 'The review it stands at.' },
  }),
  formCase({
    files: [`${SCREENS}/vendor/reply-dialog.tsx`],
    calls: { replyToReview: reviewingContract.replyToReview },
    values: { text: 'Thank you, we loved that day.' },
    rules: REPLY_RULES,
    beside: { uuid: UUID, reviewUuid: UUID, version: 1 },
    notTyped: {
      uuid: 'The listing of the page.',
      reviewUuid: 'The review it stands at.',
      version: 'The review as the page showed it.',
    },
  }),
  formCase<DisputeWords>({
    files: [`${SCREENS}/vendor/dispute-dialog.tsx`],
    calls: { openDispute: reviewingContract.openDispute },
    values: { reason: 'UNTRUE', words: 'The tent was never ours, they rented it.' },
    choices: { reason: DISPUTE_REASONS },
    rules: DISPUTE_RULES,
    beside: { uuid: UUID, reviewUuid: UUID },
    notTyped: { uuid: 'The listing of the page.', reviewUuid: 'The review it stands at.' },
  }),
  formCase({
    files: [`${SCREENS}/write/dispute-card.tsx`],
    calls: { answerDispute: reviewingContract.answerDispute },
    values: { words: 'The tent is on the bill.' },
    rules: DISPUTE_ANSWER_RULES,
    beside: { uuid: UUID },
    notTyped: { uuid: 'The business of the page.' },
  }),
  formCase({
    files: [`${SCREENS}/support/dispute-verdict-dialog.tsx`],
    calls: { decideDispute: reviewingContract.decideDispute },
    values: { reason: 'The tent is on the bill.' },
    rules: DISPUTE_VERDICT_RULES,
    beside: { uuid: UUID, version: 1, verdict: 'KEEP' },
    notTyped: {
      uuid: 'The review it stands at.',
      version: 'The review as the page showed it.',
      verdict: 'The button that opened it.',
    },
  }),
  formCase({
    files: ['src/capabilities/submissions/screens/consent/answer-dialog.tsx'],
    calls: { answerConsent: submissionsContract.answerConsent },
    values: { answer: 'CHANGE' as const, note: 'Without our children, please.' },
    choices: { answer: ['CHANGE'] },
    rules: CONSENT_RULES,
    beside: { code: 'a'.repeat(26), version: 1 },
    notTyped: { code: 'Of the address.', version: 'What the page showed.' },
  }),
  formCase({
    files: ['src/capabilities/submissions/screens/support/verdict-dialog.tsx'],
    calls: { decideSubmission: submissionsContract.decideSubmission },
    values: { verdict: 'REJECT' as const, reason: 'Too dark to show.' },
    choices: { verdict: ['REJECT'] },
    rules: SUBMISSION_VERDICT_RULES,
    beside: { uuid: UUID, version: 1 },
    notTyped: { uuid: 'The wedding of the page.', version: 'The wedding as the page showed it.' },
  }),
  formCase({
    files: ['src/capabilities/submissions/screens/support/edit-form.tsx'],
    calls: { editSubmission: submissionsContract.editSubmission },
    values: story,
    choices: { photos: [[], story.photos], ...ofPhotos },
    rules: EDIT_RULES,
    beside: { uuid: UUID, version: 1 },
    notTyped: { uuid: 'The wedding of the page.', version: 'The wedding as the page showed it.' },
  }),
  formCase({
    files: ['src/capabilities/submissions/screens/own/submission-form.tsx'],
    calls: { submitSubmission: submissionsContract.submitSubmission },
    values: wedding,
    choices: {
      photos: [[], story.photos],
      ...ofPhotos,
      ...{ 'credits.0.storefrontUuid': [null], 'credits.0.role': ['Flowers'] },
      ...{ 'credits.0.name': ['Aunt Ruth'], 'credits.0.website': [''] },
      cityId: [null, 1] as number[],
      guestCount: [null, 0, 80] as number[],
      palette: [null, 'sage'] as 'sage'[],
      styles: [[], ['garden']],
      setting: [null, 'BOTH'] as 'BOTH'[],
      credits: [[], wedding.credits],
    },
    rules: SUBMISSION_RULES,
    beside: { uuid: UUID, submission: UUID, version: 1 },
    notTyped: {
      uuid: 'The listing of the page.',
      submission: 'The wedding of the page.',
      version: 'Of the draft that was kept last.',
    },
  }),
];
