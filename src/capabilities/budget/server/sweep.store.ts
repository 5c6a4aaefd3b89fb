import { and, isNotNull, lt } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import {
  budgetChanges,
  budgetContributors,
  budgetLines,
  budgetPayments,
  budgetScenarios,
} from '../tables.ts';

/** What was taken away long ago, and what was done so long ago that nobody undoes it. */
export async function sweepBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(budgetChanges).where(lt(budgetChanges.at, before));
  for (const table of [budgetPayments, budgetScenarios, budgetLines, budgetContributors]) {
    await tx.delete(table).where(and(isNotNull(table.removedAt), lt(table.removedAt, before)));
  }
}
