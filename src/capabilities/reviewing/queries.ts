import { orpc } from '#app/orpc.ts';
import type { ReviewQueueView } from './rules/review-queue-views.ts';
import type { VendorFilter } from './rules/vendor-filter.ts';

export function ownReviewQuery(uuid: string) {
  return orpc.reviewing.readOwnReview.queryOptions({ input: { uuid } });
}

export const REVIEW_CASES_KEY = orpc.reviewing.listReviewCases.key();

export function reviewCasesQuery(view: ReviewQueueView) {
  return orpc.reviewing.listReviewCases.queryOptions({ input: { view } });
}

export type VendorQuestion = VendorFilter & { uuid: string; page: number };

export const VENDOR_REVIEWS_KEY = orpc.reviewing.listVendorReviews.key();

export function vendorReviewsQuery(question: VendorQuestion) {
  return orpc.reviewing.listVendorReviews.queryOptions({ input: question });
}
