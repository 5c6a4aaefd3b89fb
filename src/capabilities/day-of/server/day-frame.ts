import { calendarDate } from '#base/calendar-date.ts';
import { timeZoneAt } from '#capabilities/places/rules/time-zone.ts';
import { dayMinute } from '../rules/day-minute.ts';
import type { DayFrame } from './plan/day.store.ts';

/** Where nobody has said where the wedding is. */
const USUAL_ZONE = 'America/New_York';
const MINUTE_MS = 60_000;

export function dayZone({ spot }: Pick<DayFrame, 'spot'>): string {
  return spot ? timeZoneAt(spot) : USUAL_ZONE;
}

/** The moment at which a minute of the wedding day comes; null while the day is open. */
export function momentOf(frame: DayFrame, minute: number, now: Date): Date | null {
  if (frame.day === null) return null;
  const isNow = dayMinute(now, calendarDate(frame.day), dayZone(frame));
  return new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS + (minute - isNow) * MINUTE_MS);
}
