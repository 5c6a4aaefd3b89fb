import { ok, type Result } from '#base/result.ts';
import { enterWedding } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { ChangedBudget } from '../contract.ts';
import { applyOperations, crossedBy } from '../rules/apply-operations.ts';
import type { BudgetOperation } from '../rules/budget-operations.ts';
import { findChange, listStepsOfOthers } from './budget.store.ts';
import { openForChange, writeChange } from './write-change.ts';

type Change = { uuid: string; operations: BudgetOperation[]; basedOn?: number | undefined };

/** All steps or none, once for each id. The newest change of a field counts. */
export function changeBudget(
  deps: Pick<Platform, 'db' | 'clock' | 'events'>,
  actor: SignedInActor,
  { uuid, operations, basedOn }: Change,
): Promise<Result<ChangedBudget>> {
  return transact(deps.db, async (tx): Promise<Result<ChangedBudget>> => {
    const entered = await enterWedding(tx, actor, 'edit-budget');
    if (!entered.ok) return entered;
    const weddingId = entered.value.wedding.id;
    const known = await findChange(tx, weddingId, uuid);
    if (known) return ok({ version: known.version, crossed: [] });
    const state = await openForChange(tx, entered.value, operations);
    const applied = applyOperations(state, operations);
    if (!applied.ok) return applied;
    const { steps, crossed } = applied.value;
    const others =
      basedOn === undefined
        ? []
        : await listStepsOfOthers(tx, { weddingId, userId: actor.userId, since: basedOn });
    const written = await writeChange(tx, deps, { uuid, entered: entered.value, applied: applied.value });
    if (!written.ok) return written;
    return ok({ ...written.value, crossed: [...crossed, ...crossedBy(steps, others)] });
  });
}
