import type { readEvents } from '#capabilities/guests/server/index.ts';
import type { SiteEvent } from '../rules/draw/drawing.ts';

type GuestEvent = Awaited<ReturnType<typeof readEvents>>[number];

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
}: GuestEvent): SiteEvent {
  return { id: uuid, name, date, startsAt, endsAt, placeName, address, attire, text };
}
