import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';

/** 'Nov 18, 2026', where the listing is. */
export const dayIn = (timeZone: string, moment: string) =>
  formatDateInText(calendarDateOf(new Date(moment), timeZone));

/** 'Nov 18, 2026 to Dec 18, 2026': the time that a payment for a plan is for. */
export function periodWords(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  timeZone: string,
): string {
  return `${dayIn(timeZone, startsAt)} to ${dayIn(timeZone, endsAt)}`;
}
