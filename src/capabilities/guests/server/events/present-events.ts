import type { GuestEvent } from '../../contract/events.contract.ts';
import { eventDay } from '../../rules/event-day.ts';
import type { DishRow, EventRow } from './events.store.ts';

/** In their order, each with its own dishes. */
export function presentEvents(
  events: readonly EventRow[],
  dishes: readonly DishRow[],
  weddingDate: string | null,
): GuestEvent[] {
  return events.map(({ weddingId: _, position: __, createdAt: ___, updatedAt: ____, ...event }) => ({
    ...event,
    date: eventDay(event, weddingDate),
    dishes: dishes
      .filter(({ eventUuid }) => eventUuid === event.uuid)
      .map(({ uuid, name, text, eaters }) => ({ uuid, name, text, eaters })),
  }));
}
