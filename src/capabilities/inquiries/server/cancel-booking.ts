import type { Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { canUndo } from '../rules/undo-window.ts';
import { authorOf } from './author.ts';
import { findAskedDay } from './booking-steps.store.ts';
import { enterAsCouple, enterAsVendor } from './policy.ts';
import type { InquiryChanges, InquiryRow } from './store.ts';
import { takeStep } from './take-step.ts';

type Deps = Pick<Platform, 'db' | 'clock'>;
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
  clock: Clock,
  inquiry: InquiryRow,
  { userId, side, note, confirm }: Who & Omit<Cancellation, 'uuid'>,
): Promise<Result<InquiryRow>> {
  return takeStep(tx, clock, inquiry, {
    ...(await authorOf(tx, userId)),
    action: 'unbook',
    side,
    note,
    confirm,
    also: await dayBefore(tx, clock.now(), inquiry, { userId, side }),
  });
}

/** The couple cancels the booking, and the talk goes on. One that the vendor counts on only if that is meant. */
export function cancelAsCouple(
  { db, clock }: Deps,
  { userId }: SignedInActor,
  { uuid, ...how }: Cancellation,
): Promise<Result<InquiryRow>> {
  return transact(db, async (tx) => {
    const entered = await enterAsCouple(tx, userId, uuid);
    if (!entered.ok) return entered;
    return cancel(tx, clock, entered.value.inquiry, { ...how, userId, side: 'COUPLE' });
  });
}

/** The same for the vendor. */
export function cancelAsVendor(
  { db, clock }: Deps,
  { userId }: SignedInActor,
  { uuid, ...how }: Cancellation,
): Promise<Result<InquiryRow>> {
  return transact(db, async (tx) => {
    const entered = await enterAsVendor(tx, userId, uuid, 'move-leads');
    if (!entered.ok) return entered;
    return cancel(tx, clock, entered.value.inquiry, { ...how, userId, side: 'VENDOR' });
  });
}
