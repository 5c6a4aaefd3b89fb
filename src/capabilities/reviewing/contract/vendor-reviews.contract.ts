import { z } from 'zod';
import { reviewSchema } from '#capabilities/reviews/contract.ts';
import { SCORE_KEYS } from '#capabilities/reviews/rules/review-scores.ts';
import { byUuid, pageNumber, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { REPLY_RULES } from '../rules/reply-rules.ts';
import { YES_NO } from '../rules/vendor-filter.ts';
import { vendorDisputeSchema } from './vendor-disputes.contract.ts';
// Whoever has the calls has the codes they answer with.
import '../errors.ts';
import { tag } from './own-review.contract.ts';

const access = 'vendor';
const BASE = '/web-marketplace-api/v1/manage/storefronts/{uuid}/reviews' as const;

/** To a tenth; null where nothing was counted. */
const average = z.number().nullable();
const averages = z.object({
  rating: average,
  quality: average,
  communication: average,
  value: average,
  professionalism: average,
  flexibility: average,
});

const periodSchema = averages.extend({ reviewsCount: wholeNumber });

const vendorReviewSchema = reviewSchema.extend({
  version: wholeNumber,
  scores: z.record(z.enum(SCORE_KEYS), z.number().int()),
  /** The last one there was; null where none was. */
  dispute: vendorDisputeSchema.nullable(),
  canDispute: z.boolean(),
});

export type VendorReview = z.infer<typeof vendorReviewSchema>;

const vendorReviewsSchema = z.object({
  storefront: z.object({ uuid: z.uuid(), name: z.string(), isPublished: z.boolean() }),
  /** Whether this person answers and disputes for the business. */
  canAnswer: z.boolean(),
  all: periodSchema.extend({
    unanswered: wholeNumber,
    disputed: wholeNumber,
    /** Five stars first. */
    distribution: z.array(z.object({ stars: z.number().int(), count: wholeNumber })),
  }),
  /** Those in which reviews came, the oldest first, twelve at most. */
  quarters: z.array(periodSchema.extend({ quarter: z.string() })),
  /** The newest first. */
  years: z.array(wholeNumber),
  total: wholeNumber,
  page: z.number().int(),
  pageCount: z.number().int(),
  reviews: z.array(vendorReviewSchema),
});

export type VendorReviews = z.infer<typeof vendorReviewsSchema>;

const yesNo = z.enum(YES_NO).optional();
const oneReview = { uuid: z.uuid(), reviewUuid: z.uuid() };

export const vendorReviewsContract = {
  listVendorReviews: route({
    method: 'GET',
    path: BASE,
    summary: 'The reviews of my listing, twenty at a time, and what they add up to quarter by quarter',
    tag,
    access,
  })
    .input(
      byUuid.extend({
        stars: z.coerce.number().int().min(1).max(5).optional(),
        year: z.coerce.number().int().min(2000).max(2100).optional(),
        answered: yesNo,
        verified: yesNo,
        disputed: yesNo,
        page: pageNumber,
      }),
    )
    .output(vendorReviewsSchema),

  replyToReview: route({
    method: 'PUT',
    path: `${BASE}/{reviewUuid}/reply`,
    summary: 'Answer a review in public, or put other words in the answer’s place',
    tag,
    access,
  })
    .input(ruledObject({ ...oneReview, version: wholeNumber, text: cleanText }, REPLY_RULES))
    .output(vendorReviewSchema),

  removeReviewReply: route({
    method: 'DELETE',
    path: `${BASE}/{reviewUuid}/reply`,
    summary: 'Take the public answer away',
    tag,
    access,
  })
    .input(z.object(oneReview))
    .output(vendorReviewSchema),
};
