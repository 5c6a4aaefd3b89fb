import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { changeGuests, type Deps } from './change-guests.ts';
import { deleteHouseholds } from './guests.store.ts';

/** Nothing of them is kept: who takes it back sends what their screen still knew. Those that are gone already are no failure. */
export function removeHouseholds(
  deps: Deps,
  actor: SignedInActor,
  { uuids }: { uuids: string[] },
): Promise<Result<{ removed: number }>> {
  return changeGuests(deps, actor, async (tx, { weddingId }) =>
    ok({ removed: await deleteHouseholds(tx, weddingId, uuids) }),
  );
}
