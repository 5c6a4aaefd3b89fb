import { and, asc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import type { TakenStep } from '../rules/apply-operations.ts';
import type {
  BudgetContributor,
  BudgetLine,
  BudgetPayment,
  BudgetScenario,
  BudgetState,
} from '../rules/budget-state.ts';
import type { VendorFacts } from '../rules/place-vendors.ts';
import {
  budgetChanges,
  budgetContributors,
  budgetFiles,
  budgetLines,
  budgetPayments,
  budgetScenarios,
  budgets,
  budgetVendors,
} from '../tables.ts';

export type BudgetRow = typeof budgets.$inferSelect;

export async function findBudget(tx: Tx, weddingId: string): Promise<BudgetRow | undefined> {
  const [row] = await tx.select().from(budgets).where(eq(budgets.weddingId, weddingId));
  return row;
}

/**
 * There is one for every wedding that keeps anything in it. Its row is the lock under which it changes, taken after those
 * of the wedding and of inquiries: people and bookings change it one after the other.
 */
export async function openBudget(tx: Tx, weddingId: string): Promise<BudgetRow> {
  await tx.insert(budgets).values({ weddingId }).onConflictDoNothing();
  const [row] = await tx.select().from(budgets).where(eq(budgets.weddingId, weddingId)).for('no key update');
  if (!row) throw new Error('The budget was not written.');
  return row;
}

export async function updateBudget(
  tx: Tx,
  weddingId: string,
  changes: Partial<Pick<BudgetRow, 'isAllInclusive' | 'startedAt'>> = {},
): Promise<number> {
  const [row] = await tx
    .update(budgets)
    .set({ ...changes, version: sql`${budgets.version} + 1` })
    .where(eq(budgets.weddingId, weddingId))
    .returning({ version: budgets.version });
  return row?.version ?? 0;
}

const lineColumns = {
  uuid: budgetLines.uuid,
  parentUuid: budgetLines.parentUuid,
  section: budgetLines.section,
  categoryKey: budgetLines.categoryKey,
  name: budgetLines.name,
  position: budgetLines.position,
  priceCents: budgetLines.priceCents,
  countedBy: budgetLines.countedBy,
  fixedCount: budgetLines.fixedCount,
  vendorName: budgetLines.vendorName,
  quotedCents: budgetLines.quotedCents,
  agreedCents: budgetLines.agreedCents,
  note: budgetLines.note,
  payerUuid: budgetLines.payerUuid,
};

const paymentColumns = {
  uuid: budgetPayments.uuid,
  lineUuid: budgetPayments.lineUuid,
  inquiryUuid: budgetPayments.inquiryUuid,
  label: budgetPayments.label,
  amountCents: budgetPayments.amountCents,
  dueOn: budgetPayments.dueOn,
  paidOn: budgetPayments.paidOn,
  payerUuid: budgetPayments.payerUuid,
};

export function listLines(tx: Tx, weddingId: string): Promise<BudgetLine[]> {
  return tx
    .select(lineColumns)
    .from(budgetLines)
    .where(and(eq(budgetLines.weddingId, weddingId), isNull(budgetLines.removedAt)))
    .orderBy(asc(budgetLines.position), asc(budgetLines.uuid));
}

export function listPayments(tx: Tx, weddingId: string): Promise<BudgetPayment[]> {
  return tx
    .select(paymentColumns)
    .from(budgetPayments)
    .where(and(eq(budgetPayments.weddingId, weddingId), isNull(budgetPayments.removedAt)))
    .orderBy(sql`${budgetPayments.dueOn} nulls last`, asc(budgetPayments.uuid));
}

function listContributors(tx: Tx, weddingId: string): Promise<BudgetContributor[]> {
  const { uuid, name, pledgedCents, note, position, removedAt } = budgetContributors;
  return tx
    .select({ uuid, name, pledgedCents, note, position })
    .from(budgetContributors)
    .where(and(eq(budgetContributors.weddingId, weddingId), isNull(removedAt)))
    .orderBy(asc(position), asc(uuid));
}

function listScenarios(tx: Tx, weddingId: string): Promise<BudgetScenario[]> {
  const { uuid, name, choices, position, removedAt } = budgetScenarios;
  return tx
    .select({ uuid, name, choices, position })
    .from(budgetScenarios)
    .where(and(eq(budgetScenarios.weddingId, weddingId), isNull(removedAt)))
    .orderBy(asc(position), asc(uuid));
}

/**
 * As much of a budget as a change of these things can touch: themselves, what they stand below or hang on, and what hangs
 * on them. All of it in one with a few lines, and little of one with a thousand.
 */
export async function readAround(
  tx: Tx,
  weddingId: string,
  named: readonly string[],
): Promise<Omit<BudgetState, 'totalCents'>> {
  const ids = sql`${sql.param(named)}::uuid[]`;
  const lines = await tx
    .select(lineColumns)
    .from(budgetLines)
    .where(
      and(
        eq(budgetLines.weddingId, weddingId),
        isNull(budgetLines.removedAt),
        sql`(${budgetLines.uuid} = any(${ids}) or ${budgetLines.parentUuid} = any(${ids}) or ${budgetLines.payerUuid} = any(${ids})
          or ${budgetLines.uuid} in (select parent_uuid from budget_lines where uuid = any(${ids}))
          or ${budgetLines.uuid} in (select line_uuid from budget_payments where uuid = any(${ids}) or payer_uuid = any(${ids})))`,
      ),
    );
  const lineUuids = sql`${sql.param(lines.map(({ uuid }) => uuid))}::uuid[]`;
  const payments = await tx
    .select(paymentColumns)
    .from(budgetPayments)
    .where(
      and(
        eq(budgetPayments.weddingId, weddingId),
        isNull(budgetPayments.removedAt),
        sql`${budgetPayments.lineUuid} = any(${lineUuids})`,
      ),
    );
  return {
    lines,
    payments,
    contributors: await listContributors(tx, weddingId),
    scenarios: await listScenarios(tx, weddingId),
  };
}

/** Lines that somebody of the marketplace is booked for. */
export async function listBookedLines(tx: Tx, weddingId: string) {
  const { lineUuid, isBooked } = budgetVendors;
  return tx
    .select({ lineUuid, isBooked })
    .from(budgetVendors)
    .where(and(eq(budgetVendors.weddingId, weddingId), eq(isBooked, true)));
}

/** How many there are of what grows. */
export async function countThings(tx: Tx, weddingId: string): Promise<{ line: number; payment: number }> {
  const { rows } = await tx.execute<{ line: number; payment: number }>(sql`
    select (select count(*)::int from budget_lines where wedding_id = ${weddingId} and removed_at is null) as line,
      (select count(*)::int from budget_payments where wedding_id = ${weddingId} and removed_at is null) as payment`);
  return rows[0] ?? { line: 0, payment: 0 };
}

/** Everything that people change but the total, which the wedding has. */
export async function readState(tx: Tx, weddingId: string): Promise<Omit<BudgetState, 'totalCents'>> {
  return {
    lines: await listLines(tx, weddingId),
    payments: await listPayments(tx, weddingId),
    contributors: await listContributors(tx, weddingId),
    scenarios: await listScenarios(tx, weddingId),
  };
}

export type VendorRow = {
  inquiry_uuid: string;
  name: string;
  taxonomy_node_id: number;
  line_uuid: string | null;
  is_booked: boolean;
  noted_cents: string | null;
  accepted_cents: string | null;
  offered_cents: string | null;
  offer_ends_on: string | null;
  peak_cents: string | null;
  off_peak_cents: string | null;
};

/**
 * Who is booked, and whose offer still holds on the day. Offers are read where they are made, so that none is shown that
 * was taken back, replaced or has ended.
 */
export function vendorsOf(weddingId: string, day: string): SQL {
  return sql`
    select i.uuid as inquiry_uuid, s.name, i.taxonomy_node_id, v.line_uuid,
      coalesce(v.is_booked, false) as is_booked, v.noted_cents, i.booked_amount_cents as accepted_cents,
      o.amount_cents as offered_cents, o.valid_until::text as offer_ends_on,
      case when p.price_range_visible then p.peak_start_price_cents end as peak_cents,
      case when p.price_range_visible then p.off_peak_start_price_cents end as off_peak_cents
    from inquiries i
    join storefronts s on s.id = i.storefront_id
    left join storefront_prices p on p.storefront_id = s.id and i.taxonomy_node_id = 1
    left join budget_vendors v on v.inquiry_uuid = i.uuid
    left join lateral (
      select (e.quote->>'amountCents')::bigint as amount_cents, (e.quote->>'validUntil')::date as valid_until
      from inquiry_events e
      left join inquiry_quotes q on q.inquiry_uuid = e.inquiry_uuid and q.event_seq = e.seq
      where i.quote is not null and e.inquiry_uuid = i.uuid and e.quote is not null and q.withdrawn_at is null
        and coalesce((e.quote->>'validUntil')::date, 'infinity') >= ${day}::date
      order by e.seq desc limit 1
    ) o on true
    where i.wedding_id = ${weddingId} and (v.is_booked or i.status = 'CONNECTED' and o.amount_cents is not null)
    order by i.created_at, i.uuid`;
}

export type VendorOfWedding = VendorFacts & { peakCents: number | null; offPeakCents: number | null };

const centsOf = (text: string | null) => (text === null ? null : Number(text));

export function presentVendor(row: VendorRow): VendorOfWedding {
  return {
    inquiryUuid: row.inquiry_uuid,
    name: row.name,
    taxonomyNodeId: row.taxonomy_node_id,
    linkedLineUuid: row.line_uuid,
    isBooked: row.is_booked,
    notedCents: centsOf(row.noted_cents),
    acceptedCents: centsOf(row.accepted_cents),
    offeredCents: centsOf(row.offered_cents),
    offerEndsOn: row.offer_ends_on,
    peakCents: centsOf(row.peak_cents),
    offPeakCents: centsOf(row.off_peak_cents),
  };
}

export async function listVendors(tx: Tx, weddingId: string, day: string): Promise<VendorOfWedding[]> {
  const { rows } = await tx.execute<VendorRow>(vendorsOf(weddingId, day));
  return rows.map(presentVendor);
}

/** Whether anybody keeps anything in it. */
export async function hasLines(tx: Tx, weddingId: string): Promise<boolean> {
  const rows = await tx
    .select({ uuid: budgetLines.uuid })
    .from(budgetLines)
    .where(and(eq(budgetLines.weddingId, weddingId), isNull(budgetLines.removedAt)))
    .limit(1);
  return rows.length > 0;
}

export function listFiles(tx: Tx, weddingId: string) {
  const { uuid, lineUuid, name, mediaType, bytes, addedAt } = budgetFiles;
  return tx
    .select({ uuid, lineUuid, name, mediaType, bytes, addedAt })
    .from(budgetFiles)
    .innerJoin(budgetLines, and(eq(budgetLines.uuid, lineUuid), isNull(budgetLines.removedAt)))
    .where(and(eq(budgetFiles.weddingId, weddingId), isNull(budgetFiles.removedAt)))
    .orderBy(asc(addedAt), asc(uuid));
}

type Kept<Thing> = { weddingId: string; things: readonly Thing[] };

/**
 * Writes things as they are, new or not; what was taken away is back. Says how many were written: fewer than given where
 * an id belongs to another wedding.
 */
export async function putLines(tx: Tx, { weddingId, things }: Kept<BudgetLine>): Promise<number> {
  if (things.length === 0) return 0;
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  const rows = await tx
    .insert(budgetLines)
    .values(things.map((line) => ({ ...line, weddingId })))
    .onConflictDoUpdate({
      target: budgetLines.uuid,
      set: {
        parentUuid: excluded('parent_uuid'),
        section: excluded('section'),
        categoryKey: excluded('category_key'),
        name: excluded('name'),
        position: excluded('position'),
        priceCents: excluded('price_cents'),
        countedBy: excluded('counted_by'),
        fixedCount: excluded('fixed_count'),
        vendorName: excluded('vendor_name'),
        quotedCents: excluded('quoted_cents'),
        agreedCents: excluded('agreed_cents'),
        note: excluded('note'),
        payerUuid: excluded('payer_uuid'),
        isFromBooking: sql`false`,
        removedAt: null,
      },
      setWhere: eq(budgetLines.weddingId, weddingId),
    })
    .returning({ uuid: budgetLines.uuid });
  return rows.length;
}

export async function putPayments(tx: Tx, { weddingId, things }: Kept<BudgetPayment>): Promise<number> {
  if (things.length === 0) return 0;
  const rows = await tx
    .insert(budgetPayments)
    .values(things.map((payment) => ({ ...payment, weddingId })))
    .onConflictDoUpdate({
      target: budgetPayments.uuid,
      set: {
        lineUuid: sql`excluded.line_uuid`,
        inquiryUuid: sql`excluded.inquiry_uuid`,
        label: sql`excluded.label`,
        amountCents: sql`excluded.amount_cents`,
        dueOn: sql`excluded.due_on`,
        paidOn: sql`excluded.paid_on`,
        payerUuid: sql`excluded.payer_uuid`,
        // Another day is reminded of anew.
        remindedOn: sql`case when ${budgetPayments.dueOn} is distinct from excluded.due_on then null
          else ${budgetPayments.remindedOn} end`,
        removedAt: null,
      },
      setWhere: eq(budgetPayments.weddingId, weddingId),
    })
    .returning({ uuid: budgetPayments.uuid });
  return rows.length;
}

export async function putContributors(
  tx: Tx,
  { weddingId, things }: Kept<BudgetContributor>,
): Promise<number> {
  if (things.length === 0) return 0;
  const rows = await tx
    .insert(budgetContributors)
    .values(things.map((contributor) => ({ ...contributor, weddingId })))
    .onConflictDoUpdate({
      target: budgetContributors.uuid,
      set: {
        name: sql`excluded.name`,
        pledgedCents: sql`excluded.pledged_cents`,
        note: sql`excluded.note`,
        position: sql`excluded.position`,
        removedAt: null,
      },
      setWhere: eq(budgetContributors.weddingId, weddingId),
    })
    .returning({ uuid: budgetContributors.uuid });
  return rows.length;
}

export async function putScenarios(tx: Tx, { weddingId, things }: Kept<BudgetScenario>): Promise<number> {
  if (things.length === 0) return 0;
  const rows = await tx
    .insert(budgetScenarios)
    .values(things.map((scenario) => ({ ...scenario, weddingId })))
    .onConflictDoUpdate({
      target: budgetScenarios.uuid,
      set: {
        name: sql`excluded.name`,
        choices: sql`excluded.choices`,
        position: sql`excluded.position`,
        removedAt: null,
      },
      setWhere: eq(budgetScenarios.weddingId, weddingId),
    })
    .returning({ uuid: budgetScenarios.uuid });
  return rows.length;
}

const TABLES = {
  line: budgetLines,
  payment: budgetPayments,
  contributor: budgetContributors,
  scenario: budgetScenarios,
};

type Gone = { weddingId: string; uuids: readonly string[]; now: Date };

/** Out of sight, and kept for a while for whoever wants it back. */
export async function putAway(
  tx: Tx,
  of: keyof typeof TABLES,
  { weddingId, uuids, now }: Gone,
): Promise<void> {
  if (uuids.length === 0) return;
  const table = TABLES[of];
  await tx
    .update(table)
    .set({ removedAt: now, ...(of === 'line' && { isFromBooking: false }) })
    .where(and(eq(table.weddingId, weddingId), inArray(table.uuid, [...uuids])));
}

/** How many of these inquiries are the wedding's. */
export async function countOwnInquiries(
  tx: Tx,
  weddingId: string,
  uuids: readonly string[],
): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from inquiries
        where wedding_id = ${weddingId} and uuid in ${sql`(${sql.join(
          uuids.map((uuid) => sql`${uuid}::uuid`),
          sql`, `,
        )})`}`,
  );
  return rows[0]?.count ?? 0;
}

export type ChangeRow = typeof budgetChanges.$inferSelect;

export async function findChange(tx: Tx, weddingId: string, uuid: string): Promise<ChangeRow | undefined> {
  const [row] = await tx
    .select()
    .from(budgetChanges)
    .where(and(eq(budgetChanges.weddingId, weddingId), eq(budgetChanges.uuid, uuid)));
  return row;
}

export async function insertChange(tx: Tx, change: typeof budgetChanges.$inferInsert): Promise<void> {
  await tx.insert(budgetChanges).values(change);
}

/** What others than this person did since the budget had that version. */
export async function listStepsOfOthers(
  tx: Tx,
  { weddingId, userId, since }: { weddingId: string; userId: string; since: number },
): Promise<TakenStep[]> {
  const rows = await tx
    .select({ steps: budgetChanges.steps })
    .from(budgetChanges)
    .where(
      and(
        eq(budgetChanges.weddingId, weddingId),
        gt(budgetChanges.version, since),
        ne(budgetChanges.userId, userId),
      ),
    );
  return rows.flatMap(({ steps }) => steps);
}
