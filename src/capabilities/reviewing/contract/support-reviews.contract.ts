import { z } from 'zod';
import { SECOND_LOOK_RULES } from '#app/rules/second-look-rules.ts';
import { PUBLICATION_STATUSES } from '#base/publication-status.ts';
import { pictureSchema } from '#capabilities/media/contract.ts';
import { PAID_BANDS } from '#capabilities/reviews/rules/paid-bands.ts';
import { REVIEW_PROOFS } from '#capabilities/reviews/rules/review-proof.ts';
import { SCORE_KEYS } from '#capabilities/reviews/rules/review-scores.ts';
import { taxonomyKey } from '#capabilities/taxonomy/contract/fields.ts';
import { byUuid, day, instant, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { DISPUTE_REASONS } from '../rules/dispute-reasons.ts';
import { DISPUTE_VERDICT_RULES, DISPUTE_VERDICTS } from '../rules/dispute-rules.ts';
import { HOLD_REASONS } from '../rules/hold-reasons.ts';
import { PROOF_KINDS } from '../rules/proof-kinds.ts';
import { REVIEW_QUEUE_VIEWS } from '../rules/review-queue-views.ts';
import { REVIEW_VERDICTS, VERDICT_RULES } from '../rules/review-verdicts.ts';
import { tag } from './own-review.contract.ts';

const access = 'support';
const BASE = '/web-api/v1/support/reviews' as const;

const said = z.object({
  words: z.string(),
  at: instant,
  files: z.array(z.object({ uuid: z.uuid(), name: z.string() })),
});

const disputeCaseSchema = z.object({
  uuid: z.uuid(),
  reason: z.enum(DISPUTE_REASONS),
  vendor: said,
  /** Null while the couple has not answered. */
  couple: said.nullable(),
  answerUntil: instant,
  dueOn: day,
  canDecide: z.boolean(),
});

export type DisputeCase = z.infer<typeof disputeCaseSchema>;

const staffSchema = z.object({ name: z.string(), isYou: z.boolean(), since: instant });

const reviewCaseSchema = z.object({
  uuid: z.uuid(),
  version: wholeNumber,
  status: z.enum(PUBLICATION_STATUSES),
  storefront: z.object({ uuid: z.uuid(), name: z.string(), slug: z.string(), taxonomyKey }),
  authorName: z.string(),
  /** Null for who wrote without an account, or has left. */
  author: z.object({ name: z.string(), email: z.string(), joinedAt: instant }).nullable(),
  serviceDate: day.nullable(),
  rating: z.number().int(),
  scores: z.record(z.enum(SCORE_KEYS), z.number().int()),
  title: z.string(),
  text: z.string(),
  bookedFor: z.string(),
  paidBand: z.enum(PAID_BANDS).nullable(),
  pictures: z.array(pictureSchema),
  proof: z.enum(REVIEW_PROOFS).nullable(),
  /** The paper that is there to look at. */
  proofFile: z.object({ kind: z.enum(PROOF_KINDS), name: z.string() }).nullable(),
  holds: z.array(z.enum(HOLD_REASONS)),
  submittedAt: instant,
  isEdited: z.boolean(),
  takenBy: staffSchema.nullable(),
  /** Who wants somebody else to decide. */
  secondLookBy: z.object({ name: z.string(), isYou: z.boolean() }).nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  reason: z.string(),
  /** What the business says against it, while that is not decided. */
  dispute: disputeCaseSchema.nullable(),
  reply: z.string().nullable(),
  /** The newest first. */
  log: z.array(z.object({ words: z.string(), by: z.string().nullable(), note: z.string(), at: instant })),
});

export type ReviewCase = z.infer<typeof reviewCaseSchema>;

const queueSchema = z.object({
  view: z.enum(REVIEW_QUEUE_VIEWS),
  counts: z.record(z.enum(REVIEW_QUEUE_VIEWS), wholeNumber),
  cases: z.array(reviewCaseSchema),
});

export type ReviewQueue = z.infer<typeof queueSchema>;

export const supportReviewsContract = {
  listReviewCases: route({
    method: 'GET',
    path: BASE,
    summary: 'Reviews before staff, the oldest first, or the last ones decided; up to fifty',
    tag,
    access,
  })
    .input(z.object({ view: z.enum(REVIEW_QUEUE_VIEWS).default('waiting') }))
    .output(queueSchema),

  pickUpReviewCase: route({
    method: 'POST',
    path: `${BASE}/{uuid}/pick-up`,
    summary: 'Take a review, also from a colleague',
    tag,
    access,
  })
    .input(byUuid)
    .output(reviewCaseSchema),

  decideReview: route({
    method: 'POST',
    path: `${BASE}/{uuid}/decide`,
    summary:
      'Accept, turn away or mark as spam what I picked up, or take down what is shown; its proof is deleted',
    tag,
    access,
  })
    .input(
      ruledObject(
        { uuid: z.uuid(), version: wholeNumber, verdict: z.enum(REVIEW_VERDICTS), reason: cleanText },
        VERDICT_RULES,
      ),
    )
    .output(reviewCaseSchema),

  askSecondLook: route({
    method: 'POST',
    path: `${BASE}/{uuid}/second-look`,
    summary: 'Leave a review to a colleague, who alone can decide it then',
    tag,
    access,
  })
    .input(ruledObject({ uuid: z.uuid(), note: cleanText }, SECOND_LOOK_RULES))
    .output(reviewCaseSchema),

  decideDispute: route({
    method: 'POST',
    path: `${BASE}/{uuid}/decide-dispute`,
    summary: 'Keep a disputed review or take it down; both sides are told why, and their files are deleted',
    tag,
    access,
  })
    .input(
      ruledObject(
        { uuid: z.uuid(), version: wholeNumber, verdict: z.enum(DISPUTE_VERDICTS), reason: cleanText },
        DISPUTE_VERDICT_RULES,
      ),
    )
    .output(reviewCaseSchema),

  readDisputeFile: route({
    method: 'GET',
    path: '/web-api/v1/support/review-dispute-files/{uuid}',
    summary: 'What a business or a couple shows in a dispute, for staff alone, until it is decided',
    tag,
    access,
  })
    .input(byUuid)
    .output(z.file()),

  readReviewProof: route({
    method: 'GET',
    path: `${BASE}/{uuid}/proof`,
    summary: 'The proof of a review, for staff alone, until it is decided',
    tag,
    access,
  })
    .input(byUuid)
    .output(z.file()),
};
