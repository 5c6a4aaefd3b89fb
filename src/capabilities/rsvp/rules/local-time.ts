import { parseDateTime, toZoned } from '@internationalized/date';

/**
 * The moment a clock shows this time on this day in a zone. An hour that the clocks leave out in spring is the next one
 * there is; of one that comes twice in the fall, the first is meant.
 */
export function localInstant(day: string, time: string, timeZone: string): Date {
  return toZoned(parseDateTime(`${day}T${time}`), timeZone).toDate();
}
