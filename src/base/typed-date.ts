import { parseCalendarDate } from './calendar-date.ts';
import { formatUsDate } from './calendar-date-format.ts';

/** A day of a call ('2027-06-12') as a field shows it, MM/DD/YYYY; '' for none, and for what is no day. */
export function typedDate(day: string | null): string {
  const date = day === null ? undefined : parseCalendarDate(day);
  return date ? formatUsDate(date) : '';
}
