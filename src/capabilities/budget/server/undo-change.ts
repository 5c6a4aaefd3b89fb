import { fail, ok, type Result } from '#base/result.ts';
import { enterWedding } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { ChangedBudget } from '../contract.ts';
import { namesOfCrossed } from '../rules/changes/taken-steps.ts';
import { undoSteps } from '../rules/changes/undo-steps.ts';
import { findChange, listChangesOfOthers } from './changes.store.ts';
import { openForChange, writeChange } from './write-change.ts';

/** Whoever may change the budget takes back their own changes and the others'. Undoing an undo brings it back. */
export function undoChange(
  deps: Pick<Platform, 'db' | 'clock' | 'events'>,
  actor: SignedInActor,
  { uuid, as }: { uuid: string; as: string },
): Promise<Result<ChangedBudget>> {
  return transact(deps.db, async (tx): Promise<Result<ChangedBudget>> => {
    const entered = await enterWedding(tx, actor, 'edit-budget');
    if (!entered.ok) return entered;
    const weddingId = entered.value.wedding.id;
    const known = await findChange(tx, weddingId, as);
    if (known) return ok({ version: known.version, crossed: [], crossedBy: [] });
    const change = await findChange(tx, weddingId, uuid);
    if (!change) return fail('budget.not_found', 'This can no longer be undone.');
    const state = await openForChange(tx, entered.value, change.steps);
    const applied = undoSteps(state, change.steps);
    const written = await writeChange(tx, deps, { uuid: as, entered: entered.value, applied });
    if (!written.ok) return written;
    const { crossed } = applied;
    const others =
      crossed.length === 0
        ? []
        : await listChangesOfOthers(tx, { weddingId, userId: actor.userId, since: change.version });
    return ok({ ...written.value, crossed, crossedBy: namesOfCrossed(crossed, others) });
  });
}
