import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { budgetPayments } from '../../tables.ts';

export type DuePayment = {
  weddingId: string;
  uuid: string;
  /** Who gets it: the vendor, else what it is for. */
  title: string;
  label: string;
  amountCents: number;
  dueOn: string;
  paidOn: string | null;
  remindedOn: string | null;
};

type Asked = { weddingId?: string; from: string; through: string; isOpen: boolean };

/** Payments with a day in a span; those to vendors who are no longer booked only where they were made. */
export async function listDuePayments(
  tx: Tx,
  { weddingId, from, through, isOpen }: Asked,
): Promise<DuePayment[]> {
  const ofWedding = weddingId === undefined ? sql`true` : sql`p.wedding_id = ${weddingId}`;
  const { rows } = await tx.execute<Omit<DuePayment, 'amountCents'> & { amountCents: string }>(sql`
    select p.wedding_id as "weddingId", p.uuid, coalesce(s.name, nullif(l.vendor_name, ''), l.name) as title, p.label,
      p.amount_cents as "amountCents", p.due_on::text as "dueOn", p.paid_on::text as "paidOn",
      p.reminded_on::text as "remindedOn"
    from budget_payments p
    join budget_lines l on l.uuid = p.line_uuid
    left join budget_vendors v on v.inquiry_uuid = p.inquiry_uuid
    left join inquiries i on i.uuid = p.inquiry_uuid
    left join storefronts s on s.id = i.storefront_id
    where ${ofWedding} and p.removed_at is null and l.removed_at is null
      and p.due_on between ${from}::date and ${through}::date
      and (p.paid_on is null or not ${isOpen}::boolean)
      and (p.paid_on is not null or p.inquiry_uuid is null or v.is_booked)
    order by p.wedding_id, p.due_on, p.uuid`);
  return rows.map((row) => ({ ...row, amountCents: Number(row.amountCents) }));
}

export async function markReminded(tx: Tx, uuids: readonly string[], today: string): Promise<void> {
  await tx
    .update(budgetPayments)
    .set({ remindedOn: today })
    .where(and(inArray(budgetPayments.uuid, [...uuids]), sql`${budgetPayments.paidOn} is null`));
}

/** Still to be paid under the lock of the budget; whoever paid in between is not reminded. */
export async function listStillOpen(
  tx: Tx,
  weddingId: string,
  uuids: readonly string[],
): Promise<{ uuid: string; dueOn: string | null; remindedOn: string | null }[]> {
  const { uuid, dueOn, remindedOn } = budgetPayments;
  return tx
    .select({ uuid, dueOn, remindedOn })
    .from(budgetPayments)
    .where(
      and(
        eq(budgetPayments.weddingId, weddingId),
        inArray(uuid, [...uuids]),
        sql`${budgetPayments.paidOn} is null and ${budgetPayments.removedAt} is null`,
      ),
    );
}
