import { fail, ok, type Result } from '#base/result.ts';
import { reviewMachine } from '#capabilities/reviews/rules/review-states.ts';
import { changeReview, discardReview } from '#capabilities/reviews/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { OwnReview } from '../contract/own-review.contract.ts';
import { noteCaseEvent } from './cases.store.ts';
import { endDisputeByCouple } from './disputes/end-dispute.ts';
import { presentOwnReview } from './present-own-review.ts';
import { queueProofDeletion } from './proof-files.ts';
import { reachOwnReview, reviewMissing } from './reach-own-review.ts';
import type { BusinessDeps } from './tell-business.ts';

type Deps = Pick<Platform, 'db' | 'events'> & BusinessDeps;

/** For good, at any time. A draft just goes. */
export function withdrawReview(deps: Deps, actor: SignedInActor, uuid: string): Promise<Result<OwnReview>> {
  return transact(deps.db, async (tx): Promise<Result<OwnReview>> => {
    const reached = await reachOwnReview(tx, actor, uuid);
    if (!reached.ok) return reached;
    const { review } = reached.value;
    if (!review) return reviewMissing();
    await queueProofDeletion(tx, [review.uuid]);
    if (review.status === 'NEW') {
      await discardReview(tx, review);
      return ok(await presentOwnReview(tx, deps, { ...reached.value, review: undefined }));
    }
    // Pressed twice, it is withdrawn once.
    const status = review.status === 'CLOSED' ? 'CLOSED' : reviewMachine.next(review.status, 'withdraw');
    if (!status) return fail('review.wrong_status', 'This review can’t be withdrawn any more.');
    if (review.status === 'CLOSED') return ok(await presentOwnReview(tx, deps, reached.value));
    await endDisputeByCouple(tx, deps, review, 'withdraw');
    const after = await changeReview(tx, deps, review, { status, disputedAt: null });
    const entry = { reviewId: review.id, event: 'withdraw' as const, actorId: actor.userId };
    await noteCaseEvent(tx, { ...entry, at: deps.clock.now() });
    return ok(await presentOwnReview(tx, deps, { ...reached.value, review: after }));
  });
}
