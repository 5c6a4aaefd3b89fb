import { z } from 'zod';
import { PUBLICATION_STATUSES } from '#base/publication-status.ts';
import { taxonomyKey } from '#capabilities/taxonomy/contract/fields.ts';
import { byUuid, cursor, instant, nextCursor, shortText, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { CHECK_KEYS } from '../rules/publication-checks.ts';
import {
  DECISION_RULES,
  MOST_REASONS,
  REFUSAL_RULES,
  REVIEW_DECISIONS,
  REVIEW_ENDS,
  TAKE_DOWN_RULES,
} from '../rules/review-decisions.ts';
import { REVIEW_VIEWS } from '../rules/review-views.ts';
import { galleryImageSchema, tag } from './editor.contract.ts';

const BASE = '/web-api/v1/support/listings';
const access = 'support';

const count = z.number().int().nonnegative();
const status = z.enum(PUBLICATION_STATUSES);
const named = z.object({
  uuid: z.uuid(),
  name: z.string(),
  taxonomyKey,
  slug: z.string(),
  published: z.boolean(),
});

const checkSchema = z.object({
  key: z.enum(CHECK_KEYS),
  findings: z.array(z.object({ section: z.string(), match: z.string() })),
  /** Listings that have the same. */
  twins: z.array(named),
});

export type ShownCheck = z.infer<typeof checkSchema>;

/** Who of staff has a listing before them. */
const reviewerSchema = z.object({ name: z.string(), isYou: z.boolean(), since: instant });

const reviewItemSchema = z.object({
  uuid: z.uuid(),
  reviewId: z.uuid(),
  name: z.string(),
  taxonomyKey,
  cityName: z.string(),
  status,
  openedAt: instant,
  /** Not the first time. */
  isAgain: z.boolean(),
  failedChecks: z.array(z.enum(CHECK_KEYS)),
  reviewer: reviewerSchema.nullable(),
  decision: z.enum(REVIEW_ENDS).nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
});

export type ReviewItem = z.infer<typeof reviewItemSchema>;

const pastReviewSchema = z.object({
  id: z.uuid(),
  openedAt: instant,
  decision: z.enum(REVIEW_ENDS),
  note: z.string(),
  reasons: z.array(z.object({ section: z.string(), text: z.string() })),
  /** Null where it was the business itself, or the person has left. */
  decidedBy: z.string().nullable(),
  decidedAt: instant,
});

export type PastReview = z.infer<typeof pastReviewSchema>;

/** A listing before staff: what it says, what is new in it, what we found and what was decided before. */
export const reviewCaseSchema = named.extend({
  cityName: z.string(),
  status,
  /** Of the listing; a decision about an older one is refused. */
  version: wholeNumber,
  percent: count,
  owners: z.array(z.object({ name: z.string(), email: z.string(), isEmailConfirmed: z.boolean() })),
  coverGallery: z.array(galleryImageSchema),
  photoGallery: z.array(galleryImageSchema),
  fields: z.array(z.object({ section: z.string(), label: z.string(), words: z.string() })),
  review: z
    .object({
      id: z.uuid(),
      openedAt: instant,
      openedBy: z.string().nullable(),
      checks: z.array(checkSchema),
      reviewer: reviewerSchema.nullable(),
    })
    .nullable(),
  /** Since the last decision; null where there was none. */
  changes: z
    .object({
      since: instant,
      decision: z.enum(REVIEW_ENDS),
      fields: z.array(
        z.object({ section: z.string(), label: z.string(), before: z.string(), after: z.string() }),
      ),
    })
    .nullable(),
  history: z.array(pastReviewSchema),
});

export type ReviewCase = z.infer<typeof reviewCaseSchema>;

const heldSchema = named.extend({
  section: z.string(),
  askedAt: instant,
  /** Tells one text from the next. */
  savedAt: instant,
  findings: z.array(
    z.object({ field: z.string(), kind: z.enum(['contact', 'competitor']), match: z.string() }),
  ),
  /** What else keeps it back; while there is anything, it cannot be let through. */
  problems: z.array(z.string()),
  fields: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
});

export type HeldText = z.infer<typeof heldSchema>;

const countsSchema = z.object({ waiting: count, inReview: count, held: count });

export type ReviewCounts = z.infer<typeof countsSchema>;

const ofSection = { uuid: z.uuid(), sectionKey: shortText(60), savedAt: instant };

export const supportListingsContract = {
  listReviews: route({
    method: 'GET',
    path: BASE,
    summary: 'Listings that wait for a decision, the oldest first, and those decided, the newest first',
    tag,
    access,
  })
    .input(z.object({ view: z.enum(REVIEW_VIEWS).default('waiting'), cursor }))
    .output(z.object({ items: z.array(reviewItemSchema), nextCursor, counts: countsSchema })),

  readReview: route({
    method: 'GET',
    path: `${BASE}/{uuid}`,
    summary: 'A listing as staff decides about it: what it says, what changed, what the checks found',
    tag,
    access,
  })
    .input(byUuid)
    .output(reviewCaseSchema),

  pickUpReview: route({
    method: 'POST',
    path: `${BASE}/{uuid}/pick-up`,
    summary: 'Start a review, or take it over from a colleague',
    tag,
    access,
  })
    .input(byUuid)
    .output(reviewCaseSchema),

  decideReview: route({
    method: 'POST',
    path: `${BASE}/{uuid}/decide`,
    summary: 'Approve a listing, request changes by section, reject it or mark it as spam',
    tag,
    access,
  })
    .input(
      ruledObject(
        {
          uuid: z.uuid(),
          reviewId: z.uuid(),
          version: wholeNumber,
          decision: z.enum(REVIEW_DECISIONS),
          note: cleanText,
          reasons: z.array(z.object({ section: shortText(60), text: cleanText })).max(MOST_REASONS),
        },
        DECISION_RULES,
      ),
    )
    .output(reviewCaseSchema),

  takeDownListing: route({
    method: 'POST',
    path: `${BASE}/{uuid}/take-down`,
    summary: 'Mark a published listing as spam; it leaves the public pages at once',
    tag,
    access,
  })
    .input(ruledObject({ uuid: z.uuid(), note: cleanText }, TAKE_DOWN_RULES))
    .output(reviewCaseSchema),

  reopenListing: route({
    method: 'POST',
    path: `${BASE}/{uuid}/reopen`,
    summary: 'Put a listing that is closed or marked as spam back into the queue',
    tag,
    access,
  })
    .input(byUuid)
    .output(reviewCaseSchema),

  listHeldTexts: route({
    method: 'GET',
    path: `${BASE}/held`,
    summary: 'Texts that screening holds back and a business asked us to look at, the oldest first',
    tag,
    access,
  })
    .input(z.object({ cursor }))
    .output(z.object({ items: z.array(heldSchema), nextCursor })),

  releaseHeldText: route({
    method: 'POST',
    path: `${BASE}/{uuid}/held/{sectionKey}/release`,
    summary: 'Let a held text stand; what was found in it passes from now on',
    tag,
    access,
  })
    .input(z.object(ofSection))
    .output(z.object({ done: z.literal(true) })),

  refuseHeldText: route({
    method: 'POST',
    path: `${BASE}/{uuid}/held/{sectionKey}/refuse`,
    summary: 'Leave a text held, and say why',
    tag,
    access,
  })
    .input(ruledObject({ ...ofSection, reason: cleanText }, REFUSAL_RULES))
    .output(z.object({ done: z.literal(true) })),
};
