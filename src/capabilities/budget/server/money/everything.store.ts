import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import type { BudgetLine, BudgetPayment } from '../../rules/budget-state.ts';
import {
  presentVendor,
  type VendorOfWedding,
  type VendorRow,
  vendorsOf,
} from '../vendors-of-wedding.store.ts';

export type Everything = {
  totalCents: number | null;
  guestCount: number | null;
  isStarted: boolean;
  isAllInclusive: boolean;
  lines: BudgetLine[];
  payments: BudgetPayment[];
  facts: VendorOfWedding[];
};

type Row = Omit<Everything, 'totalCents' | 'facts'> & { totalCents: string | null; vendors: VendorRow[] };

/** What sums are made of, in one statement. */
export async function readEverything(
  tx: Tx,
  weddingId: string,
  day: string,
): Promise<Everything | undefined> {
  const { rows } = await tx.execute<Row>(sql`
    select w.budget_cents as "totalCents", w.guest_count as "guestCount", b.started_at is not null as "isStarted",
      coalesce(b.is_all_inclusive, false) as "isAllInclusive",
      coalesce((select json_agg(json_build_object('uuid', l.uuid, 'parentUuid', l.parent_uuid, 'section', l.section,
          'categoryKey', l.category_key, 'name', l.name, 'position', l.position, 'priceCents', l.price_cents,
          'countedBy', l.counted_by, 'fixedCount', l.fixed_count, 'vendorName', l.vendor_name,
          'quotedCents', l.quoted_cents, 'agreedCents', l.agreed_cents, 'note', '', 'payerUuid', l.payer_uuid)
          order by l.position, l.uuid)
        from budget_lines l where l.wedding_id = w.id and l.removed_at is null), '[]') as lines,
      coalesce((select json_agg(json_build_object('uuid', p.uuid, 'lineUuid', p.line_uuid, 'inquiryUuid', p.inquiry_uuid,
          'label', p.label, 'amountCents', p.amount_cents, 'dueOn', p.due_on, 'paidOn', p.paid_on,
          'payerUuid', p.payer_uuid) order by p.due_on, p.uuid)
        from budget_payments p where p.wedding_id = w.id and p.removed_at is null), '[]') as payments,
      coalesce((select json_agg(v) from (${vendorsOf(weddingId, day)}) v), '[]') as vendors
    from weddings w left join budgets b on b.wedding_id = w.id
    where w.id = ${weddingId}`);
  const [row] = rows;
  if (!row) return undefined;
  const { vendors, totalCents, ...rest } = row;
  return {
    ...rest,
    totalCents: totalCents === null ? null : Number(totalCents),
    facts: vendors.map(presentVendor),
  };
}
