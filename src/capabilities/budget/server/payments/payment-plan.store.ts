import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';

/** A payment that is still to be made. */
export type OpenPayment = {
  uuid: string;
  /** The vendor; '' where the line has none. */
  payee: string;
  /** What it is for: the line. */
  purpose: string;
  label: string;
  amountCents: number;
  dueOn: string | null;
};

export type PaymentPlan = {
  open: OpenPayment[];
  paid: number;
  /** Vendors that are booked and have no payment at all, made or to be made. */
  unplannedVendors: number;
};

type Row = Omit<PaymentPlan, 'open'> & { open: OpenPayment[] };

/**
 * What a wedding has paid and still has to, the next first: one statement. Open payments to vendors who are no longer
 * booked are none. It asks nobody what they may see; whoever shows an amount does.
 */
export async function readPaymentPlan(tx: Tx, weddingId: string): Promise<PaymentPlan> {
  const { rows } = await tx.execute<Row>(sql`
    with counted as (
      select p.uuid, coalesce(s.name, l.vendor_name) as payee, l.name as purpose, p.label, p.amount_cents, p.due_on, p.paid_on
      from budget_payments p
      join budget_lines l on l.uuid = p.line_uuid
      left join budget_vendors v on v.inquiry_uuid = p.inquiry_uuid
      left join inquiries i on i.uuid = p.inquiry_uuid
      left join storefronts s on s.id = i.storefront_id
      where p.wedding_id = ${weddingId} and p.removed_at is null and l.removed_at is null
        and (p.paid_on is not null or p.inquiry_uuid is null or v.is_booked)
    )
    select
      coalesce((select json_agg(json_build_object('uuid', uuid, 'payee', payee, 'purpose', purpose, 'label', label,
          'amountCents', amount_cents, 'dueOn', due_on) order by due_on, uuid)
        from counted where paid_on is null), '[]') as open,
      (select count(*)::int from counted where paid_on is not null) as paid,
      (select count(*)::int from budget_vendors v where v.wedding_id = ${weddingId} and v.is_booked
        and not exists (select from budget_payments p where p.removed_at is null
          and (p.inquiry_uuid = v.inquiry_uuid or p.line_uuid = v.line_uuid))) as "unplannedVendors"`);
  return rows[0] ?? { open: [], paid: 0, unplannedVendors: 0 };
}
