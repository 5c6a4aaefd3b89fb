import { fail, ok, type Result } from '#base/result.ts';
import { findPictures } from '#capabilities/media/server/index.ts';
import type { Platform } from '#platform/platform.ts';
import type { ReviewPage } from '../contract.ts';
import { REVIEWS_PER_PAGE, type ReviewSort, searchWords } from '../rules/review-sorts.ts';
import { presentReview, presentSummary } from './present.ts';
import { findReviews } from './store.ts';

export type ReviewQuery = {
  uuid: string;
  sort: ReviewSort;
  search: string;
  stars?: number | undefined;
  page: number;
};

/** The reviews of a published storefront. */
export async function listReviews(
  { db }: Pick<Platform, 'db'>,
  { uuid, sort, search, stars, page }: ReviewQuery,
): Promise<Result<ReviewPage>> {
  const filter = { stars: stars ?? null, words: searchWords(search) };
  const found = await findReviews(db, uuid, filter, { sort, page });
  if (!found) return fail('storefront.not_found', 'We can’t find this business.');
  const pageCount = Math.max(1, Math.ceil(found.total / REVIEWS_PER_PAGE));
  // Hardly anybody asks for a page beyond the last, so only they ask twice.
  if (page > pageCount) return listReviews({ db }, { uuid, sort, search, stars, page: pageCount });
  const rows = found.reviews ?? [];
  const pictures = await findPictures(
    db,
    rows.flatMap(({ picture_ids }) => picture_ids ?? []),
  );
  return ok({
    summary: presentSummary(found),
    total: found.total,
    page,
    pageCount,
    reviews: rows.map((row) => presentReview(row, pictures)),
  });
}
