import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { DayPlan, ItemInput } from '../../contract/plan.contract.ts';
import { MOST_ITEMS } from '../../rules/run-sheet-item.ts';
import { changedMeanwhile, changePlan, type Deps, notThere } from '../change-plan.ts';
import { countItems, findItem, insertItems, updateItem } from './day.store.ts';

/** Its key was made in the browser, so a moment that is sent twice is one. */
export function saveItem(
  deps: Deps,
  actor: SignedInActor,
  { version, ...item }: ItemInput,
): Promise<Result<DayPlan>> {
  return changePlan(deps, actor, 'run-day', async (tx, weddingId) => {
    const found = await findItem(tx, item.uuid);
    if (found && found.weddingId !== weddingId) return notThere();
    if (!found) {
      if (version > 0) return notThere();
      if ((await countItems(tx, weddingId)) >= MOST_ITEMS)
        return fail('day.full', `A run sheet can have up to ${MOST_ITEMS} moments.`);
      await insertItems(tx, weddingId, [item]);
      return ok(undefined);
    }
    // 0 is the first one coming a second time, because its answer was lost.
    if (version !== found.version && !(version === 0 && found.version === 1)) return changedMeanwhile();
    await updateItem(tx, item);
    return ok(undefined);
  });
}
