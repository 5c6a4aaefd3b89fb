import { addDays, calendarDateOf } from '#base/calendar-date.ts';
import { localInstant } from '../local-time.ts';

const TOLD_AT = '10:00';

/** From ten in the morning of the day before, where the wedding is. */
export function isClosingTomorrow(closesOn: string, zone: string, now: Date): boolean {
  const today = calendarDateOf(now, zone);
  return addDays(today, 1) === closesOn && now >= localInstant(today, TOLD_AT, zone);
}
