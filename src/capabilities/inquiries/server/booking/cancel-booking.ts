import type { Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { canUndo } from '../../rules/undo-window.ts';
import { authorOf } from '../author.ts';
import { enterAsCouple, enterAsVendor } from '../policy.ts';
import type { InquiryChanges, InquiryRow } from '../store.ts';
import { type ActDeps, takeStep } from '../take-step.ts';
import { findAskedDay } from './booking-steps.store.ts';

type Cancellation = { uuid: string; note: string; confirm: boolean };
type Who = { userId: string; side: 'COUPLE' | 'VENDOR' };

/** A day that was named with a booking goes with it when that booking is undone; later it is what the couple said. */
async function dayBefore(tx: Tx, now: Date, inquiry: InquiryRow, { side }: Who): Promise<InquiryChanges> {
  const { bookedAt, bookedBy } = inquiry;
  if (bookedBy !== side || !bookedAt || !canUndo(bookedAt, now)) return {};
  const asked = await findAskedDay(tx, inquiry.uuid);
  return asked === undefined ? {} : { weddingDate: asked };
}

async function cancel(
  tx: Tx,
  deps: ActDeps,
  inquiry: InquiryRow,
  { userId, side, note, confirm }: Who & Omit<Cancellation, 'uuid'>,
): Promise<Result<InquiryRow>> {
  return takeStep(tx, deps, inquiry, {
    ...(await authorOf(tx, userId)),
    action: 'unbook',
    side,
    note,
    confirm,
    also: await dayBefore(tx, deps.clock.now(), inquiry, { userId, side }),
  });
}

/** The couple cancels the booking, and the talk goes on. One that the vendor counts on only if that is meant. */
export function cancelAsCouple(
  deps: ActDeps,
  { userId }: SignedInActor,
  { uuid, ...how }: Cancellation,
): Promise<Result<InquiryRow>> {
  return transact(deps.db, async (tx) => {
    const entered = await enterAsCouple(tx, userId, uuid);
    if (!entered.ok) return entered;
    return cancel(tx, deps, entered.value.inquiry, { ...how, userId, side: 'COUPLE' });
  });
}

/** The same for the vendor. */
export function cancelAsVendor(
  deps: ActDeps,
  { userId }: SignedInActor,
  { uuid, ...how }: Cancellation,
): Promise<Result<InquiryRow>> {
  return transact(deps.db, async (tx) => {
    const entered = await enterAsVendor(tx, userId, uuid, 'move-leads');
    if (!entered.ok) return entered;
    return cancel(tx, deps, entered.value.inquiry, { ...how, userId, side: 'VENDOR' });
  });
}
