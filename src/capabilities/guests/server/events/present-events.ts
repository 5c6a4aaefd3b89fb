import type { GuestEvent } from '../../contract/events.contract.ts';
import { eventDay } from '../../rules/event-day.ts';
import type { DishRow, EventRow } from './events.store.ts';

/** All but its dishes. */
export type PlainEvent = Omit<GuestEvent, 'dishes'>;

export function presentPlainEvent(
  { weddingId: _, position: __, createdAt: ___, updatedAt: ____, ...event }: EventRow,
  weddingDate: string | null,
): PlainEvent {
  return { ...event, date: eventDay(event, weddingDate) };
}

/** In their order, each with its own dishes. */
export function presentEvents(
  events: readonly EventRow[],
  dishes: readonly DishRow[],
  weddingDate: string | null,
): GuestEvent[] {
  return events.map((event) => ({
    ...presentPlainEvent(event, weddingDate),
    dishes: dishes
      .filter(({ eventUuid }) => eventUuid === event.uuid)
      .map(({ uuid, name, text, eaters }) => ({ uuid, name, text, eaters })),
  }));
}
