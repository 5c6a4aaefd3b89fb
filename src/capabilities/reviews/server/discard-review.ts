import type { Tx } from '#platform/database/database.ts';
import { deleteReview, replaceReviewPictures, type StoredReview } from './written-reviews.store.ts';

/** A draft that nobody but its author has seen goes without a trace. */
export async function discardReview(tx: Tx, { id, status }: StoredReview): Promise<void> {
  if (status !== 'NEW') throw new Error('Only a draft can be thrown away.');
  await replaceReviewPictures(tx, id, []);
  await deleteReview(tx, id);
}
