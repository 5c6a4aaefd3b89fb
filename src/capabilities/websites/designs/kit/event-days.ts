import type { EventLine } from '../../rules/site-block.ts';

export type EventDay = { day: EventLine['day']; events: EventLine[] };

/** Events by their day, in the order given; what has no day yet stands together. */
export function eventDays(events: readonly EventLine[]): readonly EventDay[] {
  const days = new Map<string, EventDay>();
  for (const event of events) {
    const iso = event.day?.iso ?? '';
    const known = days.get(iso);
    if (known) known.events.push(event);
    else days.set(iso, { day: event.day, events: [event] });
  }
  return [...days.values()];
}
