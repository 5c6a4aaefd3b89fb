import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { SCORE_KEYS } from '../rules/review-scores.ts';
import { reviewPictures, reviewSummaries, reviews } from '../tables.ts';

export type StoredReview = typeof reviews.$inferSelect;
export type NewReview = typeof reviews.$inferInsert;

export async function findReview(tx: Tx, uuid: string): Promise<StoredReview | undefined> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.uuid, uuid));
  return review;
}

export async function lockReview(tx: Tx, uuid: string): Promise<StoredReview | undefined> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.uuid, uuid)).for('update');
  return review;
}

/** The one a couple has for a business. */
export async function lockReviewOf(
  tx: Tx,
  { weddingId, storefrontId }: { weddingId: string; storefrontId: number },
): Promise<StoredReview | undefined> {
  const [review] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.weddingId, weddingId), eq(reviews.storefrontId, storefrontId)))
    .for('update');
  return review;
}

export async function insertReview(tx: Tx, review: NewReview): Promise<StoredReview> {
  const [row] = await tx.insert(reviews).values(review).returning();
  if (!row) throw new Error('The review was not written.');
  return row;
}

export async function updateReview(tx: Tx, id: number, change: Partial<NewReview>): Promise<StoredReview> {
  const [row] = await tx
    .update(reviews)
    .set({ ...change, version: sql`${reviews.version} + 1` })
    .where(eq(reviews.id, id))
    .returning();
  if (!row) throw new Error('The review is gone.');
  return row;
}

export async function deleteReview(tx: Tx, id: number): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, id));
}

export function listReviewPictures(tx: Tx, reviewIds: readonly number[]) {
  return tx
    .select({ reviewId: reviewPictures.reviewId, pictureId: reviewPictures.pictureId })
    .from(reviewPictures)
    .where(inArray(reviewPictures.reviewId, [...reviewIds]))
    .orderBy(asc(reviewPictures.reviewId), asc(reviewPictures.position));
}

export async function replaceReviewPictures(
  tx: Tx,
  reviewId: number,
  pictureIds: readonly string[],
): Promise<void> {
  await tx.delete(reviewPictures).where(eq(reviewPictures.reviewId, reviewId));
  if (pictureIds.length === 0) return;
  await tx
    .insert(reviewPictures)
    .values(pictureIds.map((pictureId, position) => ({ reviewId, position, pictureId })));
}

const COUNTED = [
  'reviewsCount',
  'ratingSum',
  'oneStar',
  'twoStars',
  'threeStars',
  'fourStars',
  'fiveStars',
  'qualitySum',
  'communicationSum',
  'valueSum',
  'professionalismSum',
  'flexibilitySum',
] as const;
const STARS = ['oneStar', 'twoStars', 'threeStars', 'fourStars', 'fiveStars'] as const;

/** Counts an accepted review in, or out again. Added up by the database, so that two at once are both counted. */
export async function countInSummary(tx: Tx, review: StoredReview, by: 1 | -1): Promise<void> {
  const { storefrontId, rating, publishedAt } = review;
  const star = STARS[(rating ?? 0) - 1];
  if (rating === null || star === undefined) throw new Error('Only complete reviews are counted.');
  const sums = Object.fromEntries(SCORE_KEYS.map((key) => [`${key}Sum`, by * (review[key] ?? 0)]));
  await tx
    .insert(reviewSummaries)
    .values({
      storefrontId,
      reviewsCount: by,
      ratingSum: by * rating,
      [star]: by,
      ...sums,
      latestAt: publishedAt,
    })
    .onConflictDoUpdate({
      target: reviewSummaries.storefrontId,
      set: {
        ...Object.fromEntries(
          COUNTED.map((key) => {
            const column = reviewSummaries[key];
            return [key, sql`${column} + excluded.${sql.identifier(column.name)}`];
          }),
        ),
        latestAt: sql`(select max(published_at) from reviews where storefront_id = ${storefrontId} and status = 'ACCEPTED')`,
      },
    });
  await tx
    .delete(reviewSummaries)
    .where(and(eq(reviewSummaries.storefrontId, storefrontId), eq(reviewSummaries.reviewsCount, 0)));
}
