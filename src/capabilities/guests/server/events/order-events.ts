import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { GuestEvent } from '../../contract/events.contract.ts';
import { changeGuests, type Deps } from '../change-guests.ts';
import { putInOrder } from './events.store.ts';
import { readEvents } from './read-events.ts';

/** As the couple sees them; what somebody else added meanwhile comes last. */
export function orderEvents(
  deps: Deps,
  actor: SignedInActor,
  { uuids }: { uuids: readonly string[] },
): Promise<Result<{ events: GuestEvent[] }>> {
  return changeGuests(deps, actor, async (tx, { weddingId }) => {
    await putInOrder(tx, weddingId, uuids);
    return ok({ events: await readEvents(tx, weddingId) });
  });
}
