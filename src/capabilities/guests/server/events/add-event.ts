import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { EventInput, GuestEvent } from '../../contract/events.contract.ts';
import { ownEventDay } from '../../rules/event-day.ts';
import { MOST_EVENTS } from '../../rules/guest-limits.ts';
import { changeGuests, type Deps } from '../change-guests.ts';
import { eventMissing, eventsFull } from '../guest-failures.ts';
import { dishRows } from './dish-rows.ts';
import { countEvents, findWeddingDate, insertEvent, replaceDishes } from './events.store.ts';
import { readEvents } from './read-events.ts';

/** Behind the others. Nobody is invited to it yet. */
export function addEvent(
  deps: Deps,
  actor: SignedInActor,
  { dishes, ...given }: EventInput,
): Promise<Result<GuestEvent>> {
  const { clock } = deps;
  return changeGuests(
    deps,
    actor,
    async (tx, { weddingId }) => {
      if ((await countEvents(tx, weddingId)) >= MOST_EVENTS) return eventsFull();
      const uuid = clock.uuid();
      const now = clock.now();
      const date = ownEventDay(given, await findWeddingDate(tx, weddingId));
      await insertEvent(tx, { ...given, date, uuid, weddingId, createdAt: now, updatedAt: now });
      await replaceDishes(tx, uuid, dishRows(clock, uuid, dishes));
      const added = (await readEvents(tx, weddingId)).find((event) => event.uuid === uuid);
      return added ? ok(added) : eventMissing();
    },
    { begins: true },
  );
}
