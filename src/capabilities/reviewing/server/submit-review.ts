import { fail, ok, type Result } from '#base/result.ts';
import { reviewMachine } from '#capabilities/reviews/rules/review-states.ts';
import { changeReview } from '#capabilities/reviews/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { OwnReview } from '../contract/own-review.contract.ts';
import { findCase, noteCaseEvent, saveCase } from './cases.store.ts';
import { endDisputeByCouple } from './disputes/end-dispute.ts';
import { presentOwnReview } from './present-own-review.ts';
import { demandWritable, reachOwnReview } from './reach-own-review.ts';
import { screenReview } from './screen-review.ts';
import type { BusinessDeps } from './tell-business.ts';
import { type Written, writeWords } from './write-words.ts';

type Deps = Pick<Platform, 'db' | 'events'> & BusinessDeps;

/** The words go to staff as they are: for the first time, after an edit, or once more after they were turned away. */
export function submitReview(
  deps: Deps,
  actor: SignedInActor,
  { uuid, ...written }: Written & { uuid: string },
): Promise<Result<OwnReview>> {
  const { db, clock } = deps;
  return transact(db, async (tx): Promise<Result<OwnReview>> => {
    const reached = await reachOwnReview(tx, actor, uuid);
    if (!reached.ok) return reached;
    const writable = await demandWritable(tx, deps, reached.value);
    if (!writable.ok) return writable;
    const { userId } = actor;
    const words = await writeWords(tx, deps, actor, reached.value, written);
    if (!words.ok) return words;
    const before = words.value;
    const event = reviewMachine.can(before.status, 'submit') ? 'submit' : 'edit';
    const status = reviewMachine.next(before.status, event);
    if (!status) return fail('review.wrong_status', 'This review can no longer be sent.');
    const { isBooked } = reached.value;
    const known = await findCase(tx, before.id);
    const isProved = isBooked || before.proof !== null || known?.proofName;
    if (!isProved) {
      return fail('review.needs_proof', 'Please add your contract or a payment, so we know you were there.');
    }
    const now = clock.now();
    await endDisputeByCouple(tx, deps, before, 'edit');
    const review = await changeReview(tx, deps, before, {
      status,
      disputedAt: null,
      submittedAt: before.submittedAt ?? now,
      ...(before.submittedAt && { editedAt: now }),
      ...(isBooked && { proof: 'BOOKED_HERE' as const }),
    });
    const screened = await screenReview(tx, deps, review, { userId });
    await saveCase(tx, review.id, {
      ...screened,
      sentAt: now,
      takenBy: null,
      takenAt: null,
      secondLookBy: null,
      decidedAt: null,
      decidedBy: null,
      reason: '',
    });
    await noteCaseEvent(tx, { reviewId: review.id, event, actorId: userId, at: now });
    return ok(await presentOwnReview(tx, deps, { ...reached.value, review }));
  });
}
