import { findPictures } from '#capabilities/media/server/index.ts';
import { reviewMachine } from '#capabilities/reviews/rules/review-states.ts';
import { listReviewPictures, type StoredReview } from '#capabilities/reviews/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { OwnReview, ReviewWords } from '../contract/own-review.contract.ts';
import { editableUntil } from '../rules/review-window.ts';
import { findCase } from './cases.store.ts';
import { findDispute, listDisputeFiles } from './disputes/disputes.store.ts';
import { presentOwnDispute } from './disputes/present-dispute.ts';
import { demandWritable, type ReachedReview } from './reach-own-review.ts';

const NOTHING_SAID = {
  rating: null,
  quality: null,
  communication: null,
  value: null,
  professionalism: null,
  flexibility: null,
  title: '',
  text: '',
  bookedFor: '',
  paidBand: null,
  showsPaid: false,
};

/** Of a review that is not begun, only the names are known. */
function presentWords(review: StoredReview | undefined, names: string, pictureIds: string[]): ReviewWords {
  const said = review ?? { ...NOTHING_SAID, authorName: names };
  return {
    rating: said.rating,
    quality: said.quality,
    communication: said.communication,
    value: said.value,
    professionalism: said.professionalism,
    flexibility: said.flexibility,
    title: said.title,
    text: said.text,
    authorName: said.authorName,
    bookedFor: said.bookedFor,
    paidBand: said.paidBand,
    showsPaid: said.showsPaid,
    pictureIds,
  };
}

/** As its author reads it: also what only staff and they know. */
export async function presentOwnReview(
  tx: Tx,
  deps: Pick<Platform, 'clock'>,
  reached: ReachedReview,
): Promise<OwnReview> {
  const { listing, names, isBooked, review } = reached;
  const known = review && (await findCase(tx, review.id));
  const pictureIds = review
    ? (await listReviewPictures(tx, [review.id])).map(({ pictureId }) => pictureId)
    : [];
  const pictures = await findPictures(tx, pictureIds);
  const { submittedAt = null, status = 'NEW' } = review ?? {};
  const dispute = review && (await findDispute(tx, review.id));
  const papers = await listDisputeFiles(tx, dispute ? [dispute.uuid] : []);
  return {
    storefront: { uuid: listing.uuid, name: listing.name },
    isBooked,
    status,
    version: review?.version ?? 0,
    words: presentWords(review, names, pictureIds),
    pictures: pictureIds.flatMap((id) => pictures.filter((picture) => picture.id === id)),
    proofName: known?.proofDeletedAt ? null : (known?.proofName ?? null),
    canWrite: (await demandWritable(tx, deps, reached)).ok,
    canWithdraw: status === 'NEW' ? review !== undefined : reviewMachine.can(status, 'withdraw'),
    editableUntil: submittedAt && editableUntil(submittedAt).toISOString(),
    submittedAt: submittedAt?.toISOString() ?? null,
    reason: status === 'REJECTED' ? (known?.reason ?? '') : '',
    dispute: presentOwnDispute(dispute, papers, deps.clock.now()),
  };
}
