import { fail, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { ReviewCase } from '../../contract/support-reviews.contract.ts';
import { noteCaseEvent, saveCase } from '../cases.store.ts';
import { presentCase, reachCase } from './reach-case.ts';

/** Four eyes where two are not sure: from now on a colleague decides. */
export function askSecondLook(
  deps: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  { uuid, note }: { uuid: string; note: string },
): Promise<Result<ReviewCase>> {
  const { userId } = actor;
  return transact(deps.db, async (tx): Promise<Result<ReviewCase>> => {
    const reached = await reachCase(tx, uuid);
    if (!reached.ok) return reached;
    const { review, known } = reached.value;
    if (review.status !== 'IN_REVIEW' || known?.takenBy !== userId) {
      return fail('review.taken', 'Pick this review up first; a colleague may have it.');
    }
    if (known.secondLookBy) {
      return fail('review.second_look', 'A second look was asked for already. Please decide this one.');
    }
    await saveCase(tx, review.id, { secondLookBy: userId, takenBy: null, takenAt: null });
    const entry = { reviewId: review.id, event: 'ask-second-look' as const, actorId: userId, note };
    await noteCaseEvent(tx, { ...entry, at: deps.clock.now() });
    return presentCase(tx, deps, actor, review.id);
  });
}
