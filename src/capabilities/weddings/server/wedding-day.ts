import { type CalendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { timeZoneAt } from '#capabilities/places/rules/time-zone.ts';

/** Where nobody has said where the wedding is. */
const USUAL_ZONE = 'America/New_York';

type Spot = { lat: number; lon: number; stateCode: string };

/** The day it is by the clock where the wedding is, and by that of the east coast while nobody knows. */
export function weddingDay(city: Spot | null | undefined, now: Date): CalendarDate {
  return calendarDateOf(now, city ? timeZoneAt(city) : USUAL_ZONE);
}
