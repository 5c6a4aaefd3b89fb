import { discardReview } from '#capabilities/reviews/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { listReviewsOf } from './account.store.ts';
import { queueProofDeletion } from './proof-files.ts';

/** What a person has written about vendors, for the archive of their data. */
export async function exportReviews(tx: Tx, userId: string) {
  const rows = await listReviewsOf(tx, userId);
  return {
    reviews: rows.map(({ vendor, review }) => ({
      vendor,
      status: review.status,
      rating: review.rating,
      quality: review.quality,
      communication: review.communication,
      value: review.value,
      professionalism: review.professionalism,
      flexibility: review.flexibility,
      title: review.title,
      text: review.text,
      authorName: review.authorName,
      bookedFor: review.bookedFor,
      paidBand: review.paidBand,
      submittedAt: review.submittedAt?.toISOString() ?? null,
      reply: review.reply,
    })),
  };
}

/** Drafts and proofs go with the account. What others read stays, without a link to anybody. */
export async function forgetReviews(tx: Tx, userId: string): Promise<void> {
  const rows = await listReviewsOf(tx, userId);
  await queueProofDeletion(
    tx,
    rows.map(({ review }) => review.uuid),
  );
  for (const { review } of rows) if (review.status === 'NEW') await discardReview(tx, review);
}
