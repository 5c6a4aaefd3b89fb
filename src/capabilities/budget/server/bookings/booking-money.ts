import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { type BookingPayment, bookingLabel, matchPayments } from '../../rules/booking-payments.ts';
import { openBudget, updateBudget } from '../budget.store.ts';
import { putAway, putPayments } from '../put-things.store.ts';
import { tellBudgetChanged } from '../write-change.ts';
import { placeBooking } from './link-booking.ts';
import { findLink, listBookingPayments, listNoted, putLink } from './vendors.store.ts';

/** More than a booking can note of them: the rest is seen in the budget alone. */
const MOST_SHOWN = 24;

export type BookingMoney = { totalCents: number | null; payments: (BookingPayment & { uuid: string })[] };

async function listShown(tx: Tx, inquiryUuids: readonly string[]) {
  const payments = await listBookingPayments(tx, inquiryUuids);
  const byInquiry = Map.groupBy(payments, ({ inquiryUuid }) => inquiryUuid);
  return new Map([...byInquiry].map(([uuid, all]) => [uuid, all.slice(0, MOST_SHOWN)]));
}

/** What is noted about the money of these bookings. Whoever asks has asked who may see it. */
export async function readBookingMoney(
  tx: Tx,
  inquiryUuids: readonly string[],
): Promise<Map<string, BookingMoney>> {
  if (inquiryUuids.length === 0) return new Map();
  const noted = await listNoted(tx, inquiryUuids);
  const shown = await listShown(tx, inquiryUuids);
  return new Map(
    noted.map(({ inquiryUuid, notedCents }) => [
      inquiryUuid,
      {
        totalCents: notedCents,
        payments: (shown.get(inquiryUuid) ?? []).map(({ uuid, label, amountCents, dueOn, paidOn }) => ({
          uuid,
          label: bookingLabel(label),
          amountCents,
          dueOn,
          paidOn,
        })),
      },
    ]),
  );
}

type Saved = {
  inquiryUuid: string;
  weddingId: string;
  taxonomyNodeId: number;
  totalCents: number | null;
  payments: readonly BookingPayment[];
};

/** What the couple notes with a booking; its payments keep their identity, and what only the budget knows of them. */
export async function saveBookingMoney(
  tx: Tx,
  deps: Pick<Platform, 'clock'>,
  { inquiryUuid, weddingId, taxonomyNodeId, totalCents, payments }: Saved,
): Promise<void> {
  await openBudget(tx, weddingId);
  const link =
    (await findLink(tx, inquiryUuid)) ??
    // Booked by a version that kept no budget.
    (await placeBooking(tx, deps, { inquiryUuid, weddingId, taxonomyNodeId }));
  const { lineUuid } = link;
  await putLink(tx, { inquiryUuid, weddingId, lineUuid, isBooked: true, notedCents: totalCents });
  const shown = (await listShown(tx, [inquiryUuid])).get(inquiryUuid) ?? [];
  const { kept, gone } = matchPayments(shown, payments);
  const things = kept.map(({ uuid, given: { label, amountCents, dueOn, paidOn } }) => {
    const before = shown.find((payment) => payment.uuid === uuid);
    return {
      uuid: uuid ?? deps.clock.uuid(),
      lineUuid: before?.lineUuid ?? lineUuid,
      inquiryUuid,
      label: before && bookingLabel(before.label) === label ? before.label : label,
      amountCents,
      dueOn,
      paidOn,
      payerUuid: before?.payerUuid ?? null,
    };
  });
  await putPayments(tx, { weddingId, things });
  await putAway(tx, 'payment', { weddingId, uuids: gone, now: deps.clock.now() });
  await updateBudget(tx, weddingId);
  await tellBudgetChanged(tx, weddingId);
}
