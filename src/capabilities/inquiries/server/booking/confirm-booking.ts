import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { inquiryConfirmed } from '../../events.ts';
import { awaitsConfirmation } from '../../rules/booking-confirmation.ts';
import { changeInquiry } from '../change-inquiry.ts';
import { enterAsCouple, enterAsVendor } from '../policy.ts';
import type { InquiryRow } from '../store.ts';
import { announceInquiry } from '../topics.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events'>;
type Who = { userId: string; side: 'COUPLE' | 'VENDOR' };

/** The status stays: what changes is that both say so. Said twice it is said once. */
async function confirm(
  tx: Tx,
  deps: Deps,
  inquiry: InquiryRow,
  { userId, side }: Who,
): Promise<Result<InquiryRow>> {
  if (inquiry.status !== 'BOOKED') return fail('inquiry.not_allowed', 'This is no longer booked.');
  if (inquiry.bookedBy === side) {
    return fail('inquiry.not_allowed', 'You marked this as booked. The other side needs to confirm it.');
  }
  if (!awaitsConfirmation(inquiry, side)) return ok(inquiry);
  const now = deps.clock.now();
  const after = await changeInquiry(tx, deps, inquiry, {
    bookingConfirmedAt: now,
    bookingConfirmedBy: userId,
    updatedAt: now,
  });
  await deps.events.emit(tx, inquiryConfirmed, { inquiryUuid: after.uuid, weddingId: after.weddingId });
  await announceInquiry(tx, after);
  return ok(after);
}

export function confirmAsCouple(
  deps: Deps,
  { userId }: SignedInActor,
  uuid: string,
): Promise<Result<InquiryRow>> {
  return transact(deps.db, async (tx) => {
    const entered = await enterAsCouple(tx, userId, uuid);
    return entered.ok ? confirm(tx, deps, entered.value.inquiry, { userId, side: 'COUPLE' }) : entered;
  });
}

export function confirmAsVendor(
  deps: Deps,
  { userId }: SignedInActor,
  uuid: string,
): Promise<Result<InquiryRow>> {
  return transact(deps.db, async (tx) => {
    const entered = await enterAsVendor(tx, userId, uuid, 'move-leads');
    return entered.ok ? confirm(tx, deps, entered.value.inquiry, { userId, side: 'VENDOR' }) : entered;
  });
}
