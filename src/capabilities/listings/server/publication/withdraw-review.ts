import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { endReview, findOpenReview } from './reviews.store.ts';

/** Whoever has it before them need not go on. */
export async function withdrawReview(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  storefrontId: number,
): Promise<void> {
  const review = await findOpenReview(tx, storefrontId);
  if (!review) return;
  await endReview(tx, review.id, {
    decision: 'WITHDRAWN',
    decidedBy: null,
    decidedAt: clock.now(),
    note: '',
    reasons: [],
    snapshot: null,
  });
}
