import { membershipOf } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { findBudget, listFiles, readState } from './budget.store.ts';

/** For the archive of a person: the budget of their wedding, where they may see it. */
export async function collectBudget(tx: Tx, userId: string) {
  const member = await membershipOf(tx, userId);
  if (!member?.allowed.includes('see-budget')) return null;
  const budget = await findBudget(tx, member.weddingId);
  const state = await readState(tx, member.weddingId);
  const files = await listFiles(tx, member.weddingId);
  return {
    startedAt: budget?.startedAt ?? null,
    isAllInclusive: budget?.isAllInclusive ?? false,
    ...state,
    files,
  };
}
