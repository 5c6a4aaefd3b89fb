import type { PictureAsset } from '#capabilities/media/contract.ts';
import { findPictures } from '#capabilities/media/server/index.ts';
import { type ReviewScores, SCORE_KEYS } from '#capabilities/reviews/rules/review-scores.ts';
import { listReviewPictures, type StoredReview } from '#capabilities/reviews/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { VendorReview } from '../../contract/vendor-reviews.contract.ts';
import { mayDispute } from '../../rules/may-dispute.ts';
import {
  type DisputeFileRow,
  type DisputeRow,
  listDisputeFiles,
  listDisputes,
} from '../disputes/disputes.store.ts';
import { presentVendorDispute } from '../disputes/present-dispute.ts';

type Around = {
  pictures: readonly PictureAsset[];
  dispute: DisputeRow | undefined;
  files: readonly DisputeFileRow[];
};

/** What couples read, and what the business said to it; never who wrote it beyond what is shown. */
function presentOne(review: StoredReview, { pictures, dispute, files }: Around): VendorReview {
  const { publishedAt, rating, serviceDate, reply, repliedAt } = review;
  if (!publishedAt || rating === null) throw new Error('Only what is shown is presented.');
  return {
    uuid: review.uuid,
    version: review.version,
    authorName: review.authorName,
    title: review.title,
    text: review.text,
    rating,
    scores: Object.fromEntries(SCORE_KEYS.map((key) => [key, review[key] ?? 0])) as ReviewScores,
    publishedAt: publishedAt.toISOString(),
    weddingMonth: serviceDate && `${serviceDate.slice(0, 7)}-01`,
    proof: review.proof,
    bookedFor: review.bookedFor,
    paidBand: review.showsPaid ? review.paidBand : null,
    pictures: [...pictures],
    isBeingVerified: review.disputedAt !== null,
    reply: reply !== null && repliedAt ? { text: reply, repliedAt: repliedAt.toISOString() } : null,
    dispute: dispute ? presentVendorDispute(dispute, files) : null,
    canDispute: mayDispute(review, dispute),
  };
}

export async function presentVendorReviews(tx: Tx, rows: readonly StoredReview[]): Promise<VendorReview[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const chosen = await listReviewPictures(tx, ids);
  const disputes = await listDisputes(tx, ids);
  const files = await listDisputeFiles(
    tx,
    disputes.map(({ uuid }) => uuid),
  );
  const pictures = await findPictures(
    tx,
    chosen.map(({ pictureId }) => pictureId),
  );
  return rows.map((review) =>
    presentOne(review, {
      pictures: chosen
        .filter(({ reviewId }) => reviewId === review.id)
        .flatMap(({ pictureId }) => pictures.filter(({ id }) => id === pictureId)),
      dispute: disputes.findLast(({ reviewId }) => reviewId === review.id),
      files,
    }),
  );
}

export async function presentVendorReview(tx: Tx, review: StoredReview): Promise<VendorReview> {
  const [shown] = await presentVendorReviews(tx, [review]);
  if (!shown) throw new Error('A review that was reached is gone.');
  return shown;
}
