/** A payment as it is noted with a booking: it has a day and a name. */
export type BookingPayment = {
  uuid?: string | undefined;
  label: string;
  amountCents: number;
  dueOn: string;
  paidOn: string | null;
};

export const LONGEST_BOOKING_LABEL = 60;

/** The name of a payment where bookings are noted, which want a short one for each. */
export function bookingLabel(label: string): string {
  return label.slice(0, LONGEST_BOOKING_LABEL).trim() || 'Payment';
}

type Known = BookingPayment & { uuid: string };

/** Payments as they were saved, beside those there are: the same one by its id, else by its name and day. */
export function matchPayments(
  known: readonly Known[],
  given: readonly BookingPayment[],
): { kept: { uuid: string | null; given: BookingPayment }[]; gone: string[] } {
  const free = new Map(known.map((payment) => [payment.uuid, payment]));
  const take = (uuid: string | undefined) => (uuid !== undefined && free.delete(uuid) ? uuid : null);
  // Ids first, so that none is taken by another of the same name.
  const byId = given.map((payment) => ({ uuid: take(payment.uuid), given: payment }));
  const kept = byId.map(({ uuid, given: payment }) => {
    if (uuid !== null) return { uuid, given: payment };
    const same = [...free.values()].find(
      ({ label, dueOn }) => bookingLabel(label) === payment.label && dueOn === payment.dueOn,
    );
    return { uuid: take(same?.uuid), given: payment };
  });
  return { kept, gone: [...free.keys()] };
}
