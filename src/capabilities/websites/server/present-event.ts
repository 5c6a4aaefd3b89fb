import type { readPlainEvents } from '#capabilities/guests/server/index.ts';
import type { SiteEvent } from '../rules/draw/drawing.ts';

type PlainEvent = Awaited<ReturnType<typeof readPlainEvents>>[number];

/** What guests may read of an event they know of. */
export function presentEvent({
  uuid,
  name,
  date,
  startsAt,
  endsAt,
  placeName,
  address,
  attire,
  text,
}: PlainEvent): SiteEvent {
  return { id: uuid, name, date, startsAt, endsAt, placeName, address, attire, text };
}
