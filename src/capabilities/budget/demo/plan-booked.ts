import type { SeededRandom } from '#base/seeded-random.ts';
import type { BudgetPayment } from '../rules/budget-state.ts';
import { NEW_LINE } from '../rules/new-line.ts';
import { budgetCategoryOf } from '../rules/place-vendors.ts';
import type { BudgetPlan, PlannedBooking } from './budget-plan.ts';

type Booked = Pick<BudgetPlan, 'lines' | 'vendors' | 'payments'>;

export function plannedPayments(
  random: SeededRandom,
  { inquiryUuid, payments }: Pick<PlannedBooking, 'inquiryUuid' | 'payments'>,
  lineUuid: string,
): BudgetPayment[] {
  return payments.map((payment) => ({
    ...payment,
    uuid: random.uuid(),
    lineUuid,
    inquiryUuid,
    payerUuid: null,
  }));
}

/** A line for each vendor that was booked, as the booking itself makes it. */
export function planBooked(random: SeededRandom, bookings: readonly PlannedBooking[]): Booked {
  const rows = bookings.map((booking, index) => {
    const category = budgetCategoryOf(booking.taxonomyNodeId);
    const uuid = random.uuid();
    return {
      line: {
        ...NEW_LINE,
        uuid,
        section: category?.section ?? ('ELSE' as const),
        categoryKey: category?.key ?? null,
        name: category?.label ?? 'Vendor',
        position: index + 1,
        isFromBooking: true,
      },
      vendor: { inquiryUuid: booking.inquiryUuid, lineUuid: uuid, notedCents: booking.totalCents },
      payments: plannedPayments(random, booking, uuid),
    };
  });
  return {
    lines: rows.map(({ line }) => line),
    vendors: rows.map(({ vendor }) => vendor),
    payments: rows.flatMap(({ payments }) => payments),
  };
}
