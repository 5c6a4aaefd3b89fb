import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import type { BudgetContributor, BudgetLine, BudgetPayment, BudgetScenario } from '../rules/budget-state.ts';
import { budgetContributors, budgetLines, budgetPayments, budgetScenarios } from '../tables.ts';

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
