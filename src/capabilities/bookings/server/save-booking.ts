import { fail, ok, type Result } from '#base/result.ts';
import { readBookingMoney, saveBookingMoney } from '#capabilities/budget/server/index.ts';
import {
  announceInquiry,
  enterAsCouple,
  findInquiryOfMember,
  inquiryMissing,
} from '#capabilities/inquiries/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { BookedVendor, BookingDetails } from '../contract.ts';
import { bookingChanged } from '../events.ts';
import { findBookings, saveBookingNotes } from './bookings.store.ts';
import { presentBooking } from './present-booking.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events'>;

async function readBooking({ db, clock }: Deps, userId: string, uuid: string): Promise<Result<BookedVendor>> {
  const row = await findInquiryOfMember(db, userId, uuid);
  if (!row) return inquiryMissing();
  const bookings = await findBookings(db, [uuid]);
  const money = await readBookingMoney(db, [uuid]);
  return ok(presentBooking(row, { booking: bookings.get(uuid), money: money.get(uuid) }, clock.now()));
}

/** What the couple notes about a booked vendor. Who must not change the money leaves it as it is. */
export async function saveBooking(
  deps: Deps,
  actor: SignedInActor,
  { uuid, payments, totalCents, ...notes }: BookingDetails & { uuid: string },
): Promise<Result<BookedVendor>> {
  const saved = await transact(deps.db, async (tx) => {
    const entered = await enterAsCouple(tx, actor.userId, uuid);
    if (!entered.ok) return entered;
    const { inquiry, membership } = entered.value;
    if (inquiry.status !== 'BOOKED') return fail('inquiry.not_allowed', 'This vendor isn’t booked.');
    await saveBookingNotes(tx, uuid, { ...notes, updatedAt: deps.clock.now() });
    if (membership.allowed.includes('edit-budget')) {
      const { weddingId } = membership;
      const { taxonomyNodeId } = inquiry;
      await saveBookingMoney(tx, deps, {
        inquiryUuid: uuid,
        weddingId,
        taxonomyNodeId,
        totalCents,
        payments,
      });
    }
    await deps.events.emit(tx, bookingChanged, { inquiryUuid: uuid, weddingId: inquiry.weddingId });
    // The couple's own notes: nothing of them is for the vendor.
    await announceInquiry(tx, { ...inquiry, readyAt: null });
    return ok(undefined);
  });
  return saved.ok ? readBooking(deps, actor.userId, uuid) : saved;
}
