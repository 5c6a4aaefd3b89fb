import type { Tx } from '#platform/database/database.ts';
import { type ChangeDeps, changeWedding } from './change-wedding.ts';
import type { EnteredWedding } from './enter-wedding.ts';

/** The one number of a budget, for the area that divides it. Whoever calls has asked whether the member may. */
export async function saveBudgetTotal(
  tx: Tx,
  deps: ChangeDeps,
  { wedding, totalCents }: Pick<EnteredWedding, 'wedding'> & { totalCents: number | null },
): Promise<void> {
  await changeWedding(tx, deps, { wedding, given: { budgetCents: totalCents } });
}
