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
    'inquiry_bookings (inquiry_uuid, contact_name, total_cents, contract_signed_on, note, updated_at)',
    booked.map(({ uuid, booking, state }) => [
      uuid,
      booking.contactName,
      booking.totalCents,
      booking.contractSignedOn,
      booking.note,
      copyInstant(state.updatedAt),
    ]),
  );
  await copyRows(
    client,
    'inquiry_booking_payments (inquiry_uuid, position, label, amount_cents, due_on, paid_on)',
    booked.flatMap(({ uuid, booking }) =>
      booking.payments.map((payment, position) => [
        uuid,
        position,
        payment.label,
        payment.amountCents,
        payment.dueOn,
        payment.paidOn,
      ]),
    ),
  );
}
