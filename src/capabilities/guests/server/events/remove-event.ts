import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { GuestEvent } from '../../contract/events.contract.ts';
import { changeGuests, type Deps } from '../change-guests.ts';
import { eventMissing, lastEvent } from '../guest-failures.ts';
import { countEvents, deleteEvent, findEvent } from './events.store.ts';
import { readEvents } from './read-events.ts';

/** With everything that was replied. One event stays: without any there is nothing to invite to. */
export function removeEvent(
  deps: Deps,
  actor: SignedInActor,
  { uuid }: { uuid: string },
): Promise<Result<{ events: GuestEvent[] }>> {
  return changeGuests(deps, actor, async (tx, { weddingId }) => {
    if (!(await findEvent(tx, weddingId, uuid))) return eventMissing();
    if ((await countEvents(tx, weddingId)) === 1) return lastEvent();
    await deleteEvent(tx, weddingId, uuid);
    return ok({ events: await readEvents(tx, weddingId) });
  });
}
