import { findPictures } from '#capabilities/media/server/index.ts';
import { SCORE_KEYS, type ScoreKey } from '#capabilities/reviews/rules/review-scores.ts';
import { listReviewPictures } from '#capabilities/reviews/server/index.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { ReviewCase } from '../../contract/support-reviews.contract.ts';
import { CASE_EVENT_TEXTS } from '../../rules/case-events.ts';
import { listDisputeFiles, listDisputes } from '../disputes/disputes.store.ts';
import { presentDisputeCase } from '../disputes/present-dispute.ts';
import { type CaseView, listLogs } from './queue.store.ts';

function takenBy({ known, takenByName }: CaseView, userId: string): ReviewCase['takenBy'] {
  if (!known?.takenBy || !known.takenAt) return null;
  return {
    name: takenByName ?? '',
    isYou: known.takenBy === userId,
    since: known.takenAt.toISOString(),
  };
}

/** Reviews as staff decides about them, with all that is known. */
export async function presentCases(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { userId }: Pick<SignedInActor, 'userId'>,
  views: readonly CaseView[],
): Promise<ReviewCase[]> {
  if (views.length === 0) return [];
  const ids = views.map(({ review }) => review.id);
  const chosen = await listReviewPictures(tx, ids);
  const logs = await listLogs(tx, ids);
  const disputes = (await listDisputes(tx, ids)).filter(({ state }) => state === 'OPEN');
  const files = await listDisputeFiles(
    tx,
    disputes.map(({ uuid }) => uuid),
  );
  const now = clock.now();
  const pictures = await findPictures(
    tx,
    chosen.map(({ pictureId }) => pictureId),
  );
  return views.flatMap((view) => {
    const { review, known, storefront, author } = view;
    const { taxonomyNodeId, ...named } = storefront;
    const taxonomyKey = categoryByNodeId(taxonomyNodeId)?.taxonomyKey;
    if (!taxonomyKey || !review.submittedAt) return [];
    const own = chosen.filter(({ reviewId }) => reviewId === review.id);
    const hasPaper = known?.proofKind && known.proofName && !known.proofDeletedAt;
    return {
      uuid: review.uuid,
      version: review.version,
      status: review.status,
      storefront: { ...named, taxonomyKey },
      authorName: review.authorName,
      author: author && { ...author, joinedAt: author.joinedAt.toISOString() },
      serviceDate: review.serviceDate,
      rating: review.rating ?? 0,
      scores: Object.fromEntries(SCORE_KEYS.map((key) => [key, review[key] ?? 0])) as Record<
        ScoreKey,
        number
      >,
      title: review.title,
      text: review.text,
      bookedFor: review.bookedFor,
      paidBand: review.paidBand,
      pictures: own.flatMap(({ pictureId }) => pictures.filter(({ id }) => id === pictureId)),
      proof: review.proof,
      proofFile: hasPaper && known.proofKind ? { kind: known.proofKind, name: known.proofName ?? '' } : null,
      holds: known?.holds ?? [],
      submittedAt: (known?.sentAt ?? review.submittedAt).toISOString(),
      isEdited: review.editedAt !== null,
      takenBy: takenBy(view, userId),
      secondLookBy: known?.secondLookBy
        ? { name: view.secondLookByName ?? '', isYou: known.secondLookBy === userId }
        : null,
      decidedBy: view.decidedByName,
      decidedAt: known?.decidedAt?.toISOString() ?? null,
      reason: known?.reason ?? '',
      dispute: presentDisputeCase(
        disputes.find(({ reviewId }) => reviewId === review.id),
        files,
        now,
      ),
      reply: review.reply,
      log: logs
        .filter(({ entry }) => entry.reviewId === review.id)
        .map(({ entry, by }) => ({
          words: CASE_EVENT_TEXTS[entry.event],
          by,
          note: entry.note,
          at: entry.at.toISOString(),
        })),
    };
  });
}
