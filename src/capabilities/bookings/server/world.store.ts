import type pg from 'pg';
import type { InquiryPlan } from '#capabilities/inquiries/demo/inquiry-plan.ts';
import { copyInstant } from '#platform/database/copy-cells.ts';
import { copyRows } from '#platform/database/copy-rows.ts';

/** What couples of the demo world have noted about those they booked. */
export async function copyBookings(
  client: pg.ClientBase,
  inquiries: readonly Pick<InquiryPlan, 'uuid' | 'booking' | 'state'>[],
): Promise<void> {
  const booked = inquiries.flatMap(({ uuid, booking, state }) => (booking ? [{ uuid, booking, state }] : []));
  await copyRows(
    client,
    'inquiry_bookings (inquiry_uuid, contact_name, contract_signed_on, note, updated_at)',
    booked.map(({ uuid, booking, state }) => [
      uuid,
      booking.contactName,
      booking.contractSignedOn,
      booking.note,
      copyInstant(state.updatedAt),
    ]),
  );
}
