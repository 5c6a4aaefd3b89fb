import { fail, ok, type Result } from '#base/result.ts';
import type { Platform } from '#platform/platform.ts';
import type { ReviewPage } from '../contract.ts';
import { REVIEWS_PER_PAGE, type ReviewSort, searchWords } from '../rules/review-sorts.ts';
import { presentReview, presentSummary } from './present.ts';
import { countReviews, findSummary, listReviewRows } from './store.ts';

export type ReviewQuery = {
  uuid: string;
  sort: ReviewSort;
  search: string;
  stars?: number | undefined;
  page: number;
};

/** The reviews of a published storefront. Without a search, what they add up to says how many there are. */
export async function listReviews(
  { db }: Pick<Platform, 'db'>,
  { uuid, sort, search, stars, page }: ReviewQuery,
): Promise<Result<ReviewPage>> {
  const summary = await findSummary(db, uuid);
  if (!summary) return fail('storefront.not_found', 'We can’t find this business.');
  const words = searchWords(search);
  const filter = { storefrontId: summary.storefront_id, stars: stars ?? null, words };
  const isFiltered = stars !== undefined || words.length > 0;
  const total = isFiltered ? await countReviews(db, filter) : summary.reviews_count;
  const pageCount = Math.max(1, Math.ceil(total / REVIEWS_PER_PAGE));
  const shown = Math.min(page, pageCount);
  const offset = (shown - 1) * REVIEWS_PER_PAGE;
  const rows = total > 0 ? await listReviewRows(db, filter, { sort, limit: REVIEWS_PER_PAGE, offset }) : [];
  return ok({
    summary: presentSummary(summary),
    total,
    page: shown,
    pageCount,
    reviews: rows.map(presentReview),
  });
}
