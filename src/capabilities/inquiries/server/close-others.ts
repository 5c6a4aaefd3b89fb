import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { isIncoming } from '../rules/inquiry-states.ts';
import { authorOf } from './author.ts';
import { enterAsCouple } from './policy.ts';
import { lockOpenOfCategory } from './sending/sending.store.ts';
import { type ActDeps, takeStep } from './take-step.ts';

/**
 * After a booking: kindly ends what else is open in that category. What nobody has answered is taken back, talks are
 * dismissed, other bookings stay.
 */
export function closeOthers(
  deps: ActDeps,
  { userId }: SignedInActor,
  { uuid, note }: { uuid: string; note: string },
): Promise<Result<{ closed: number }>> {
  return transact(deps.db, async (tx) => {
    const entered = await enterAsCouple(tx, userId, uuid, { lock: false });
    if (!entered.ok) return entered;
    const { membership, inquiry } = entered.value;
    const open = await lockOpenOfCategory(tx, {
      weddingId: membership.weddingId,
      taxonomyNodeId: inquiry.taxonomyNodeId,
    });
    if (open.find((one) => one.uuid === uuid)?.status !== 'BOOKED') {
      return fail('inquiry.not_allowed', 'This vendor isn’t booked.');
    }
    const author = await authorOf(tx, userId);
    const others = open.filter(({ status }) => status !== 'BOOKED');
    for (const other of others) {
      const action = isIncoming(other.status) ? 'withdraw' : 'dismiss';
      const closed = await takeStep(tx, deps, other, {
        ...author,
        action,
        side: 'COUPLE',
        reason: 'BOOKED_OTHER',
        note,
      });
      if (!closed.ok) return closed;
    }
    return ok({ closed: others.length });
  });
}
