import { calendarDateOf } from '#base/calendar-date.ts';
import { timeZoneAt } from '#capabilities/places/rules/time-zone.ts';
import type { Clock } from '#platform/clock.ts';
import type { SiteEvent, SiteFrame } from '../../rules/draw/drawing.ts';
import type { findFrame } from '../frame.store.ts';

/** Where nobody has said where the wedding is, the last American clock counts. */
const LATEST = 'Pacific/Honolulu';

/** Names, day and place, with no place that only an event of others has. */
export function presentFrame(
  clock: Clock,
  { a, b, day, location, city, state, lat, lon, stateCode }: Awaited<ReturnType<typeof findFrame>>,
  events: readonly SiteEvent[],
): SiteFrame {
  const hasSpot = lat !== null && lon !== null && stateCode !== null;
  const zone = hasSpot ? timeZoneAt({ stateCode, lat, lon }) : LATEST;
  const onTheDay = events.filter(
    ({ date, placeName }) => placeName !== '' && (date === null || date === day),
  );
  return {
    names: { a, b },
    day,
    placeName: onTheDay[0]?.placeName ?? '',
    placeCity: city !== null && state !== null ? `${city}, ${state}` : (location ?? ''),
    today: calendarDateOf(clock.now(), zone),
  };
}
