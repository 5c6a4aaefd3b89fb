import { z } from 'zod';
import { maxLength } from '#base/validation/text-length.ts';
import { pictureSchema } from '#capabilities/media/contract.ts';
import { day, instant, pageNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruled } from '#platform/contract/ruled.ts';
import { PAID_BANDS } from './rules/paid-bands.ts';
import { REVIEW_PROOFS } from './rules/review-proof.ts';
import { SCORE_KEYS } from './rules/review-scores.ts';
import { LONGEST_REVIEW_SEARCH, REVIEW_SORTS } from './rules/review-sorts.ts';

const count = z.number().int().nonnegative();

/** What all accepted reviews of a storefront add up to, whatever is searched for. */
const reviewSummarySchema = z.object({
  reviewsCount: count,
  /** To a tenth; null without reviews. */
  averageReviewsRate: z.number().nullable(),
  /** Five stars first. */
  distribution: z.array(z.object({ stars: z.number().int().min(1).max(5), count })),
  /** To a tenth each; null without reviews. */
  scores: z.record(z.enum(SCORE_KEYS), z.number()).nullable(),
});

export type ReviewSummary = z.infer<typeof reviewSummarySchema>;

export const reviewSchema = z.object({
  uuid: z.uuid(),
  authorName: z.string(),
  title: z.string(),
  text: z.string(),
  rating: z.number().int().min(1).max(5),
  publishedAt: instant,
  /** The month of the wedding, as its first day. */
  weddingMonth: day.nullable(),
  /** How we know that the author was a customer; null while we do not. */
  proof: z.enum(REVIEW_PROOFS).nullable(),
  /** What they booked, in their words; may be empty. */
  bookedFor: z.string(),
  paidBand: z.enum(PAID_BANDS).nullable(),
  pictures: z.array(pictureSchema),
  /** The business disputes it, and support is looking into it. */
  isBeingVerified: z.boolean(),
  reply: z.object({ text: z.string(), repliedAt: instant }).nullable(),
});

export type Review = z.infer<typeof reviewSchema>;

export const reviewPageSchema = z.object({
  summary: reviewSummarySchema,
  /** How many the search and the stars leave. */
  total: count,
  page: z.number().int(),
  pageCount: z.number().int(),
  reviews: z.array(reviewSchema),
});

export type ReviewPage = z.infer<typeof reviewPageSchema>;

export const reviewsContract = {
  listReviews: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/storefront/{uuid}/reviews',
    summary: 'What couples say about a published storefront, ten at a time, and what it adds up to',
    tag: 'reviews',
    access: 'public',
  })
    .input(
      z.object({
        uuid: z.uuid(),
        sort: z.enum(REVIEW_SORTS).default('newest'),
        search: ruled(cleanText, maxLength(LONGEST_REVIEW_SEARCH)).default(''),
        stars: z.coerce.number().int().min(1).max(5).optional(),
        /** One beyond the last is the last. */
        page: pageNumber,
      }),
    )
    .output(reviewPageSchema),
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    reviews: typeof reviewsContract;
  }
}
