import { readBookingMoney } from '#capabilities/budget/server/index.ts';
import { listOpenOfMember } from '#capabilities/inquiries/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { BookedVendor } from '../contract.ts';
import { findBookings } from './bookings.store.ts';
import { presentBooking } from './present-booking.ts';

/** Who comes to the wedding, with what the couple has noted about each. */
export async function listBooked(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
): Promise<BookedVendor[]> {
  const rows = await listOpenOfMember(db, actor.userId);
  const booked = rows.filter(({ inquiry }) => inquiry.status === 'BOOKED');
  const uuids = booked.map(({ inquiry }) => inquiry.uuid);
  const bookings = await findBookings(db, uuids);
  const money = await readBookingMoney(db, uuids);
  const now = clock.now();
  return booked.map((row) => {
    const { uuid } = row.inquiry;
    return presentBooking(row, { booking: bookings.get(uuid), money: money.get(uuid) }, now);
  });
}
