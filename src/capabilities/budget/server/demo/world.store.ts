import type pg from 'pg';
import type { Invariant } from '#capabilities/world/server/index.ts';
import { copyInstant, copyJson } from '#platform/database/copy-cells.ts';
import { copyRows } from '#platform/database/copy-rows.ts';
import type { BudgetPlan } from '../../demo/budget-plan.ts';
import type { GuestCount } from '../../rules/estimated-heads.ts';

type DemoWedding = { weddingDate: string | null; guestCount: number | null; count: GuestCount };

/** The day of a demo wedding, and whom it invites. */
export async function findDemoWedding(
  client: pg.ClientBase,
  weddingId: string,
): Promise<DemoWedding | undefined> {
  const { rows } = await client.query<
    GuestCount & { wedding_date: string | null; guest_count: number | null }
  >(
    `select w.wedding_date::text, w.guest_count, count(g.uuid)::int as people,
       count(g.uuid) filter (where g.kind = 'ADULT')::int as adults, count(distinct h.uuid)::int as households
     from weddings w
     left join guest_households h on h.wedding_id = w.id and h.list = 'INVITED'
     left join guests g on g.household_uuid = h.uuid
     where w.id = $1 group by w.id`,
    [weddingId],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { wedding_date, guest_count, ...count } = row;
  return {
    weddingDate: wedding_date,
    guestCount: guest_count,
    count: { ...count, coming: 0, declined: 0, closesOn: null },
  };
}

export async function copyBudgets(client: pg.ClientBase, plans: readonly BudgetPlan[]): Promise<void> {
  await copyRows(
    client,
    'budgets (wedding_id, started_at)',
    plans.map(({ weddingId, startedAt }) => [weddingId, copyInstant(startedAt)]),
  );
  await copyRows(
    client,
    'budget_contributors (uuid, wedding_id, name, pledged_cents, note, position)',
    plans.flatMap(({ weddingId, contributors }) =>
      contributors.map(({ uuid, name, pledgedCents, note, position }) => [
        ...[uuid, weddingId, name, pledgedCents, note, position],
      ]),
    ),
  );
  await copyRows(
    client,
    `budget_lines (uuid, wedding_id, parent_uuid, section, category_key, name, position, price_cents, counted_by,
       fixed_count, vendor_name, quoted_cents, agreed_cents, note, payer_uuid, is_from_booking)`,
    plans.flatMap(({ weddingId, lines }) =>
      lines.map((line) => [
        ...[line.uuid, weddingId, line.parentUuid, line.section, line.categoryKey, line.name, line.position],
        ...[line.priceCents, line.countedBy, line.fixedCount, line.vendorName, line.quotedCents],
        ...[line.agreedCents, line.note, line.payerUuid, line.isFromBooking],
      ]),
    ),
  );
  await copyRows(
    client,
    'budget_vendors (inquiry_uuid, wedding_id, line_uuid, is_booked, noted_cents)',
    plans.flatMap(({ weddingId, vendors }) =>
      vendors.map(({ inquiryUuid, lineUuid, notedCents }) => [
        ...[inquiryUuid, weddingId, lineUuid, true, notedCents],
      ]),
    ),
  );
  await copyRows(
    client,
    'budget_payments (uuid, wedding_id, line_uuid, inquiry_uuid, label, amount_cents, due_on, paid_on, payer_uuid)',
    plans.flatMap(({ weddingId, payments }) =>
      payments.map(({ uuid, lineUuid, inquiryUuid, label, amountCents, dueOn, paidOn, payerUuid }) => [
        ...[uuid, weddingId, lineUuid, inquiryUuid, label, amountCents, dueOn, paidOn, payerUuid],
      ]),
    ),
  );
  await copyRows(
    client,
    'budget_scenarios (uuid, wedding_id, name, choices, position)',
    plans.flatMap(({ weddingId, scenarios }) =>
      scenarios.map(({ uuid, name, choices, position }) => [
        ...[uuid, weddingId, name, copyJson(choices), position],
      ]),
    ),
  );
}

/** What is true of the budgets of every world. */
export const budgetInvariants: readonly Invariant[] = [
  {
    name: 'whoever is booked has one line in the budget of the wedding, and nobody else has',
    violations: `
      select count(*) from inquiries i
      full join budget_vendors v on v.inquiry_uuid = i.uuid
      left join budget_lines l on l.uuid = v.line_uuid and l.removed_at is null and l.wedding_id = i.wedding_id
      where i.wedding_id is not null and (i.status = 'BOOKED') <> coalesce(v.is_booked and l.uuid is not null, false)`,
  },
  {
    name: 'lines of a budget stand below lines of its own section that stand by themselves',
    violations: `
      select count(*) from budget_lines l join budget_lines p on p.uuid = l.parent_uuid
      where l.removed_at is null and (p.removed_at is not null or p.parent_uuid is not null
        or p.section <> l.section or p.wedding_id <> l.wedding_id)`,
  },
  {
    name: 'payments hang on a line of their own wedding that is there',
    violations: `
      select count(*) from budget_payments p join budget_lines l on l.uuid = p.line_uuid
      where p.removed_at is null and (l.removed_at is not null or l.wedding_id <> p.wedding_id)`,
  },
];
