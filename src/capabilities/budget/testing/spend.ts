import { randomUUID } from 'node:crypto';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { BudgetOperation } from '../rules/budget-operations.ts';
import { changeBudget } from '../server/change-budget.ts';

/** A change of the budget as its screen sends it, for worlds of other areas. */
export function spend(
  deps: Pick<Platform, 'db' | 'clock' | 'events'>,
  actor: SignedInActor,
  operations: BudgetOperation[],
) {
  return changeBudget(deps, actor, { uuid: randomUUID(), operations });
}
