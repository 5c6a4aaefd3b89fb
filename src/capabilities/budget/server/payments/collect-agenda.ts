import { paths } from '#app/rules/paths.ts';
import { formatCents } from '#base/money.ts';
import type { CollectAgenda } from '#capabilities/agenda/server/index.ts';
import { listDuePayments } from './payments.store.ts';

/** Payments on their days, for whoever sees the money. */
export const collectAgenda: CollectAgenda = async ({ db }, { weddingId, allowed }, span) => {
  if (!allowed.includes('see-budget')) return [];
  const payments = await listDuePayments(db, weddingId, { ...span, isOpen: false });
  return payments.map(({ uuid, title, label, amountCents, dueOn, paidOn }) => ({
    id: `budget-${uuid}`,
    kind: 'PAYMENT',
    day: dueOn,
    time: null,
    title: `Pay ${[title, label].filter(Boolean).join(': ')}`,
    detail: formatCents(amountCents),
    isDone: paidOn !== null,
    href: paths.budget(),
  }));
};
