import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { EventInput, GuestEvent } from '../../contract/events.contract.ts';
import { ownEventDay } from '../../rules/event-day.ts';
import { changeGuests, type Deps } from '../change-guests.ts';
import { eventChangedMeanwhile, eventMissing } from '../guest-failures.ts';
import { dishRows } from './dish-rows.ts';
import { findEvent, findWeddingDate, listDishesOf, replaceDishes, updateEvent } from './events.store.ts';
import { readEvents } from './read-events.ts';

type Wish = EventInput & { uuid: string; version: number };

/** The whole event as the form shows it; who chose a dish that goes is asked again. */
export function saveEvent(
  deps: Deps,
  actor: SignedInActor,
  { uuid, version, dishes, ...given }: Wish,
): Promise<Result<GuestEvent>> {
  return changeGuests(deps, actor, async (tx, { weddingId }) => {
    const event = await findEvent(tx, weddingId, uuid);
    if (!event) return eventMissing();
    if (event.version !== version) return eventChangedMeanwhile();
    const known = new Set((await listDishesOf(tx, uuid)).map((dish) => dish.uuid));
    const named = dishes.flatMap((dish) => dish.uuid ?? []);
    if (named.some((dish) => !known.has(dish)) || new Set(named).size < named.length) return eventMissing();
    const date = ownEventDay(given, await findWeddingDate(tx, weddingId));
    await updateEvent(tx, uuid, { ...given, date, updatedAt: deps.clock.now() });
    await replaceDishes(tx, uuid, dishRows(deps.clock, uuid, dishes));
    const saved = (await readEvents(tx, weddingId)).find((other) => other.uuid === uuid);
    return saved ? ok(saved) : eventMissing();
  });
}
