import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { HouseholdsChange } from '../contract.ts';
import { placeWords } from '../rules/history/history-words.ts';
import { changeGuests, type Deps } from './change-guests.ts';
import { guestMissing } from './guest-failures.ts';
import { countHouseholds, findCouple, updateHouseholds } from './guests.store.ts';
import { noteHistory } from './history/note-history.ts';

/** Many at once, all of them or none. Those that are so already keep their version. */
export function changeHouseholds(
  deps: Deps,
  actor: SignedInActor,
  { changes }: { changes: readonly HouseholdsChange[] },
): Promise<Result<{ changed: number }>> {
  return changeGuests(deps, actor, async (tx, { weddingId }) => {
    let changed = 0;
    const couple = await findCouple(tx, weddingId);
    const noting = { clock: deps.clock, weddingId, byUser: actor.userId };
    for (const { uuids: given, ...wish } of changes) {
      const uuids = [...new Set(given)];
      if ((await countHouseholds(tx, weddingId, uuids)) < uuids.length) return guestMissing();
      const now = deps.clock.now();
      const those = await updateHouseholds(tx, { weddingId, uuids }, { ...wish, updatedAt: now });
      const text = placeWords(wish, couple);
      await noteHistory(
        tx,
        noting,
        those.map((householdUuid) => ({ householdUuid, text })),
      );
      changed += those.length;
    }
    return ok({ changed });
  });
}
