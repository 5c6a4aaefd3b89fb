import { paths } from '#app/rules/paths.ts';
import { ok, type Result } from '#base/result.ts';
import { noteStep } from '#capabilities/activity/server/index.ts';
import { enterWedding } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { ChangedBudget } from '../contract.ts';
import { applyOperations } from '../rules/apply-operations.ts';
import type { BudgetOperation } from '../rules/budget-operations.ts';
import { crossedBy, namesOfCrossed } from '../rules/changes/taken-steps.ts';
import { type ToldSteps, toldSteps } from '../rules/told-steps.ts';
import { findChange, listChangesOfOthers } from './changes.store.ts';
import { openForChange, writeChange } from './write-change.ts';

type Change = { uuid: string; operations: BudgetOperation[]; basedOn?: number | undefined };

type Author = { weddingId: string; userId: string };

/** For those of the wedding who see the money. */
async function tellOthers(
  tx: Tx,
  deps: Pick<Platform, 'clock'>,
  author: Author,
  { lines, payments }: ToldSteps,
): Promise<void> {
  const href = paths.budget();
  if (lines.count > 0) await noteStep(tx, deps, { ...author, ...lines, kind: 'BUDGET_CHANGED', href });
  if (payments.count > 0) await noteStep(tx, deps, { ...author, ...payments, kind: 'PAYMENT_MADE', href });
}

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
    if (known) return ok({ version: known.version, crossed: [], crossedBy: [] });
    const state = await openForChange(tx, entered.value, operations);
    const applied = applyOperations(state, operations);
    if (!applied.ok) return applied;
    const { steps, crossed } = applied.value;
    const others =
      basedOn === undefined
        ? []
        : await listChangesOfOthers(tx, { weddingId, userId: actor.userId, since: basedOn });
    const written = await writeChange(tx, deps, { uuid, entered: entered.value, applied: applied.value });
    if (!written.ok) return written;
    await tellOthers(
      tx,
      deps,
      { weddingId, userId: actor.userId },
      toldSteps(operations, applied.value.state),
    );
    const theirs = others.flatMap((other) => other.steps);
    const allCrossed = [...crossed, ...crossedBy(steps, theirs)];
    return ok({
      ...written.value,
      crossed: allCrossed,
      crossedBy: namesOfCrossed(allCrossed, others),
    });
  });
}
