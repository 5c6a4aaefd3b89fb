import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import type {
  BudgetContributor,
  BudgetLine,
  BudgetPayment,
  BudgetScenario,
  BudgetState,
} from '../rules/budget-state.ts';
import {
  budgetContributors,
  budgetFiles,
  budgetLines,
  budgetPayments,
  budgetScenarios,
  budgets,
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
          or ${budgetLines.uuid} in (select line_uuid from budget_payments
            where wedding_id = ${weddingId} and (uuid = any(${ids}) or payer_uuid = any(${ids}))))`,
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
