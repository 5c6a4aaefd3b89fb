import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { HouseholdsChange } from '../contract.ts';
import { changeGuests, type Deps } from './change-guests.ts';
import { guestMissing } from './guest-failures.ts';
import { countHouseholds, updateHouseholds } from './guests.store.ts';

/** Many at once, all of them or none. Those that are so already keep their version. */
export function changeHouseholds(
  deps: Deps,
  actor: SignedInActor,
  { changes }: { changes: readonly HouseholdsChange[] },
): Promise<Result<{ changed: number }>> {
  return changeGuests(deps, actor, async (tx, { weddingId }) => {
    let changed = 0;
    for (const { uuids: given, ...wish } of changes) {
      const uuids = [...new Set(given)];
      if ((await countHouseholds(tx, weddingId, uuids)) < uuids.length) return guestMissing();
      changed += await updateHouseholds(tx, { weddingId, uuids }, { ...wish, updatedAt: deps.clock.now() });
    }
    return ok({ changed });
  });
}
