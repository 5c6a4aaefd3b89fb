import { fail, type Result } from '#base/result.ts';
import { reviewMachine } from '#capabilities/reviews/rules/review-states.ts';
import { changeReview } from '#capabilities/reviews/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { ReviewCase } from '../../contract/support-reviews.contract.ts';
import { noteCaseEvent, saveCase } from '../cases.store.ts';
import { demandOtherEyes, presentCase, reachCase } from './reach-case.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events'>;

/** From now on it is this person's to decide; a colleague can take it over by the same press. */
export function pickUpReviewCase(
  deps: Deps,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<ReviewCase>> {
  const { userId } = actor;
  return transact(deps.db, async (tx): Promise<Result<ReviewCase>> => {
    const reached = await reachCase(tx, uuid);
    if (!reached.ok) return reached;
    const { review, known } = reached.value;
    const status = reviewMachine.next(review.status, 'pick-up');
    if (!status) return fail('review.wrong_status', 'This review doesn’t wait for us any more.');
    const others = demandOtherEyes(known, userId);
    if (!others.ok) return others;
    if (known?.takenBy !== userId) {
      const now = deps.clock.now();
      if (review.status !== status) await changeReview(tx, deps, review, { status });
      await saveCase(tx, review.id, { takenBy: userId, takenAt: now });
      await noteCaseEvent(tx, { reviewId: review.id, event: 'pick-up', actorId: userId, at: now });
    }
    return presentCase(tx, deps, actor, review.id);
  });
}
