import { eq, sql } from 'drizzle-orm';
import { weddings } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import type { BudgetLine, BudgetPayment } from '../../rules/budget-state.ts';
import { budgets } from '../../tables.ts';
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

const weddingId = sql.placeholder('weddingId');

const linesOf = sql<
  BudgetLine[]
>`coalesce((select json_agg(json_build_object('uuid', l.uuid, 'parentUuid', l.parent_uuid,
    'section', l.section, 'categoryKey', l.category_key, 'name', l.name, 'position', l.position, 'priceCents', l.price_cents,
    'countedBy', l.counted_by, 'fixedCount', l.fixed_count, 'vendorName', l.vendor_name,
    'quotedCents', l.quoted_cents, 'agreedCents', l.agreed_cents, 'note', '', 'payerUuid', l.payer_uuid)
    order by l.position, l.uuid)
  from budget_lines l where l.wedding_id = ${weddings.id} and l.removed_at is null), '[]')`;

const paymentsOf = sql<
  BudgetPayment[]
>`coalesce((select json_agg(json_build_object('uuid', p.uuid, 'lineUuid', p.line_uuid,
    'inquiryUuid', p.inquiry_uuid, 'label', p.label, 'amountCents', p.amount_cents, 'dueOn', p.due_on, 'paidOn', p.paid_on,
    'payerUuid', p.payer_uuid) order by p.due_on, p.uuid)
  from budget_payments p where p.wedding_id = ${weddings.id} and p.removed_at is null), '[]')`;

const everythingOf = preparedSelect((tx: Tx) =>
  tx
    .select({
      totalCents: weddings.budgetCents,
      guestCount: weddings.guestCount,
      isStarted: sql<boolean>`${budgets.startedAt} is not null`,
      isAllInclusive: sql<boolean>`coalesce(${budgets.isAllInclusive}, false)`,
      ...{ lines: linesOf, payments: paymentsOf },
      vendors: sql<VendorRow[]>`coalesce((select json_agg(v)
        from (${vendorsOf(weddingId, sql.placeholder('day'))}) v), '[]')`,
    })
    .from(weddings)
    .leftJoin(budgets, eq(budgets.weddingId, weddings.id))
    .where(eq(weddings.id, weddingId))
    .prepare('budget_everything'),
);

/** What sums are made of, in one statement. */
export async function readEverything(
  tx: Tx,
  weddingId: string,
  day: string,
): Promise<Everything | undefined> {
  const [row] = await everythingOf(tx).execute({ weddingId, day });
  if (!row) return undefined;
  const { vendors, ...rest } = row;
  return { ...rest, facts: vendors.map(presentVendor) };
}
