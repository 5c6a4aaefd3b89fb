import { z } from 'zod';
import { PUBLICATION_STATUSES } from '#base/publication-status.ts';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { pictureSchema } from '#capabilities/media/contract.ts';
import { ATTACHMENT_LIMITS } from '#capabilities/media/rules/attachment-limits.ts';
import { PAID_BANDS } from '#capabilities/reviews/rules/paid-bands.ts';
import { byUuid, instant, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruled, ruledObject } from '#platform/contract/ruled.ts';
import { DISPUTE_REASONS } from '../rules/dispute-reasons.ts';
import { DISPUTE_ANSWER_RULES } from '../rules/dispute-rules.ts';
import { PROOF_KINDS } from '../rules/proof-kinds.ts';
// Whoever has the calls has the codes they answer with.
import '../errors.ts';
import { DRAFT_RULES, REVIEW_RULES } from '../rules/review-rules.ts';

export const tag = 'reviews';
const OWN = '/web-marketplace-api/v1/storefront/{uuid}/own-review' as const;

const score = z.number().int().min(1).max(5).nullable();

/** What an author says. A score that is not given yet is null. */
const wordsShape = {
  rating: score,
  quality: score,
  communication: score,
  value: score,
  professionalism: score,
  flexibility: score,
  title: cleanText,
  text: cleanText,
  /** The first names, as they will be shown. */
  authorName: cleanText,
  bookedFor: cleanText,
  paidBand: z.enum(PAID_BANDS).nullable(),
  showsPaid: z.boolean(),
  pictureIds: z.array(z.uuid()),
};

const writtenReview = z.object(wordsShape);
export type ReviewWords = z.infer<typeof writtenReview>;

/** As it was read: another version means that the partner wrote meanwhile. 0 before there is one. */
const about = { uuid: z.uuid(), version: wholeNumber };

const ownReviewSchema = z.object({
  storefront: z.object({ uuid: z.uuid(), name: z.string() }),
  /** Booked here, so that no proof is asked for. */
  isBooked: z.boolean(),
  status: z.enum(PUBLICATION_STATUSES),
  version: wholeNumber,
  words: writtenReview,
  pictures: z.array(pictureSchema),
  proofName: z.string().nullable(),
  canWrite: z.boolean(),
  canWithdraw: z.boolean(),
  /** Null for drafts. */
  editableUntil: instant.nullable(),
  submittedAt: instant.nullable(),
  /** Why it was turned away. */
  reason: z.string(),
  /** What the business says against it, while that is not decided. */
  dispute: z
    .object({
      reason: z.enum(DISPUTE_REASONS),
      words: z.string(),
      answerUntil: instant,
      canAnswer: z.boolean(),
      answer: z.string().nullable(),
      /** What the couple shows. */
      files: z.array(z.object({ uuid: z.uuid(), name: z.string() })),
    })
    .nullable(),
});

export type OwnReview = z.infer<typeof ownReviewSchema>;

export const ownReviewContract = {
  readOwnReview: route({
    method: 'GET',
    path: OWN,
    summary: 'The review of this business by my wedding, or an empty one to begin with',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(ownReviewSchema),

  saveReviewDraft: route({
    method: 'PUT',
    path: OWN,
    summary: 'Keep what is written so far',
    tag,
    access: 'signed-in',
  })
    .input(ruledObject({ ...about, ...wordsShape }, DRAFT_RULES))
    .output(ownReviewSchema),

  submitReview: route({
    method: 'POST',
    path: `${OWN}/submit`,
    summary: 'Send a review to staff, who look at it before it is shown; also after an edit',
    tag,
    access: 'signed-in',
  })
    .input(ruledObject({ ...about, ...wordsShape }, REVIEW_RULES))
    .output(ownReviewSchema),

  withdrawReview: route({
    method: 'POST',
    path: `${OWN}/withdraw`,
    summary: 'Take a review back for good, or throw a draft away',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(ownReviewSchema),

  sendReviewProof: route({
    method: 'POST',
    path: `${OWN}/proof/{kind}/{name}`,
    summary: 'Show staff a contract or a payment: the body is the file itself, at most 10 MB',
    tag,
    access: 'signed-in',
    fileBytes: ATTACHMENT_LIMITS.bytes,
  })
    .route({ inputStructure: 'detailed' })
    .input(
      z.object({
        params: z.object({
          uuid: z.uuid(),
          kind: z.enum(PROOF_KINDS),
          name: ruled(cleanText, required, maxLength(ATTACHMENT_LIMITS.nameLength)),
        }),
        body: z.file(),
      }),
    )
    .output(ownReviewSchema),

  answerDispute: route({
    method: 'POST',
    path: `${OWN}/dispute/answer`,
    summary: 'Say something to a dispute, once, before staff decides',
    tag,
    access: 'signed-in',
  })
    .input(ruledObject({ uuid: z.uuid(), words: cleanText }, DISPUTE_ANSWER_RULES))
    .output(ownReviewSchema),

  sendAnswerFile: route({
    method: 'POST',
    path: `${OWN}/dispute/files/{name}`,
    summary: 'Show staff something with the answer: the body is the file itself, at most 10 MB, five of them',
    tag,
    access: 'signed-in',
    fileBytes: ATTACHMENT_LIMITS.bytes,
  })
    .route({ inputStructure: 'detailed' })
    .input(
      z.object({
        params: z.object({
          uuid: z.uuid(),
          name: ruled(cleanText, required, maxLength(ATTACHMENT_LIMITS.nameLength)),
        }),
        body: z.file(),
      }),
    )
    .output(ownReviewSchema),

  removeAnswerFile: route({
    method: 'DELETE',
    path: `${OWN}/dispute/files/{fileUuid}`,
    summary: 'Take a file back, before the answer is sent',
    tag,
    access: 'signed-in',
  })
    .input(byUuid.extend({ fileUuid: z.uuid() }))
    .output(ownReviewSchema),
};
