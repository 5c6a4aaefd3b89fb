import { paths } from '#app/rules/paths.ts';
import { clockTime } from '#base/clock-time.ts';
import type { CollectAgenda } from '#capabilities/agenda/server/index.ts';
import { timeZoneAt } from '#capabilities/places/rules/time-zone.ts';
import { eventDay } from '../rules/event-day.ts';
import { eventMinutes } from '../rules/event-minutes.ts';
import { listPlannedEvents } from './events/agenda.store.ts';

/** What guests are invited to. Without a place nobody knows whose clock a time is of: then it is said in words. */
export const collectAgenda: CollectAgenda = async ({ db }, { weddingId }, { from, through }) => {
  const rows = await listPlannedEvents(db, weddingId);
  return rows.flatMap(({ event, weddingDate, spot }) => {
    const day = eventDay(event, weddingDate);
    if (day === null || day < from || day > through) return [];
    const { uuid, name, startsAt, placeName } = event;
    const time =
      spot && startsAt ? { startsAt, minutes: eventMinutes(event), timeZone: timeZoneAt(spot) } : null;
    const words = time || !startsAt ? [placeName] : [clockTime(startsAt), placeName];
    return [
      {
        id: `event-${uuid}`,
        kind: 'EVENT' as const,
        day,
        time,
        title: name,
        detail: words.filter(Boolean).join(' · '),
        isDone: false,
        href: paths.guestEvents(),
      },
    ];
  });
};
