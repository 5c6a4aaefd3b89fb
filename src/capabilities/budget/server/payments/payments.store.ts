import { and, between, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { budgetPayments } from '../../tables.ts';

export type DuePayment = {
  uuid: string;
  /** Who gets it: the vendor of its booking or of its line, else what it is for. */
  title: string;
  label: string;
  amountCents: number;
  dueOn: string;
  paidOn: string | null;
  remindedOn: string | null;
};

type Span = { from: string; through: string };

/**
 * Payments of a wedding with a day in a span; those to vendors who are no longer booked only where they were made.
 */
export async function listDuePayments(
  tx: Tx,
  weddingId: string,
  { from, through, isOpen }: Span & { isOpen: boolean },
): Promise<DuePayment[]> {
  const { rows } = await tx.execute<Omit<DuePayment, 'amountCents'> & { amountCents: string }>(sql`
    select p.uuid, coalesce(s.name, nullif(l.vendor_name, ''), l.name) as title, p.label,
      p.amount_cents as "amountCents", p.due_on::text as "dueOn", p.paid_on::text as "paidOn",
      p.reminded_on::text as "remindedOn"
    from budget_payments p
    join budget_lines l on l.uuid = p.line_uuid
    left join budget_vendors v on v.inquiry_uuid = p.inquiry_uuid
    left join budget_vendors b on b.line_uuid = p.line_uuid and b.is_booked
    left join inquiries i on i.uuid = coalesce(p.inquiry_uuid, b.inquiry_uuid)
    left join storefronts s on s.id = i.storefront_id
    where p.wedding_id = ${weddingId} and p.removed_at is null and l.removed_at is null
      and p.due_on between ${from}::date and ${through}::date
      and (p.paid_on is null or not ${isOpen}::boolean)
      and (p.paid_on is not null or p.inquiry_uuid is null or v.is_booked)
    order by p.due_on, p.uuid`);
  return rows.map((row) => ({ ...row, amountCents: Number(row.amountCents) }));
}

export type OpenPayment = { weddingId: string; dueOn: string | null; remindedOn: string | null };

/** Of all weddings, and no more of each payment than an index needs to find it. */
export function listOpenPayments(tx: Tx, { from, through }: Span): Promise<OpenPayment[]> {
  const { weddingId, dueOn, paidOn, remindedOn, removedAt } = budgetPayments;
  return tx
    .select({ weddingId, dueOn, remindedOn })
    .from(budgetPayments)
    .where(and(between(dueOn, from, through), isNull(paidOn), isNull(removedAt)));
}

export async function markReminded(tx: Tx, uuids: readonly string[], today: string): Promise<void> {
  await tx
    .update(budgetPayments)
    .set({ remindedOn: today })
    .where(and(inArray(budgetPayments.uuid, [...uuids]), sql`${budgetPayments.paidOn} is null`));
}
