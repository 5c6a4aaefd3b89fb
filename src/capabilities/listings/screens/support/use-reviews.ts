import { useLoadedPages } from '#app/use-loaded.ts';
import type { ReviewCounts, ReviewItem } from '../../contract/support-listings.contract.ts';
import { reviewsQuery } from '../../queries.ts';
import type { ReviewView } from '../../rules/review-views.ts';

type Page = { items: ReviewItem[]; nextCursor: string | null; counts: ReviewCounts };

/** One list of reviews; the numbers of all of them come with it. */
export function useReviews(view: ReviewView, first: Page | undefined) {
  return useLoadedPages(reviewsQuery(view), first);
}

export type ReviewPages = ReturnType<typeof useReviews>;
