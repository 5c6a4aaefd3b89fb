import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';

const dayOf = (moment: string) => formatDateInText(calendarDateOf(new Date(moment)));

/** 'Nov 18, 2026 to Dec 18, 2026': the time that a payment for a plan is for. */
export function periodWords({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string {
  return `${dayOf(startsAt)} to ${dayOf(endsAt)}`;
}
