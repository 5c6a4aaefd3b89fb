import { fromDate, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';

/**
 * The moment a clock shows this time on this day in a zone. An hour that the clocks leave out in spring is the next one
 * there is; of one that comes twice in the fall, the first is meant.
 */
export function localInstant(day: string, time: string, timeZone: string): Date {
  return toZoned(parseDateTime(`${day}T${time}`), timeZone).toDate();
}

/** The other way round: the day and the time that a clock of the zone shows at a moment. */
export function localTimeOf(at: Date, timeZone: string): { day: string; time: string } {
  const local = toCalendarDateTime(fromDate(at, timeZone)).toString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}
