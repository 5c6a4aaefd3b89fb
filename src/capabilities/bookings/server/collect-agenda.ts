import { paths } from '#app/rules/paths.ts';
import { formatCents } from '#base/money.ts';
import type { CollectAgenda } from '#capabilities/agenda/server/index.ts';
import { listDuePayments } from './agenda.store.ts';

/** Payments to booked vendors, for those who see money. */
export const collectAgenda: CollectAgenda = async ({ db }, { weddingId, allowed }, span) => {
  if (!allowed.includes('see-budget')) return [];
  const payments = await listDuePayments(db, weddingId, span);
  return payments.map(({ payment, vendorName }) => ({
    id: `payment-${payment.inquiryUuid}-${payment.position}`,
    kind: 'PAYMENT' as const,
    day: payment.dueOn,
    time: null,
    title: `Pay ${vendorName}: ${payment.label}`,
    detail: formatCents(payment.amountCents),
    isDone: payment.paidOn !== null,
    href: paths.bookedVendors(),
  }));
};
