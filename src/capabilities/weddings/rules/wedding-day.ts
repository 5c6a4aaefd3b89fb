import { type CalendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { timeZoneAt } from '#capabilities/places/rules/time-zone.ts';

/** Where nobody has said where the wedding is. */
const USUAL_ZONE = 'America/New_York';

type Spot = { lat: number | null; lon: number | null; stateCode: string | null };

/** Whose clock counts: that of the place of the wedding, and that of the east coast while nobody knows. */
export function weddingZone(city: Spot | null | undefined): string {
  if (!city || city.lat === null || city.lon === null || city.stateCode === null) return USUAL_ZONE;
  return timeZoneAt({ lat: city.lat, lon: city.lon, stateCode: city.stateCode });
}

/** The day it is by that clock, for everybody who plans the wedding, wherever they are. */
export function weddingDay(city: Spot | null | undefined, now: Date): CalendarDate {
  return calendarDateOf(now, weddingZone(city));
}
