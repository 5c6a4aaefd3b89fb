import { addDays, calendarDate } from '#base/calendar-date.ts';
import { formatLongDate } from '#base/calendar-date-format.ts';

/** How many days after the wedding; whoever keeps everything has none of them. */
export const FORGET_DAYS = [90, 180, 365] as const;
export type ForgetDays = (typeof FORGET_DAYS)[number];

export const FORGET_DAYS_USUAL: ForgetDays = 365;

/** The day everything is forgotten on; none while there is no date, or where it is kept. */
export function forgetDay(lastDay: string | null, days: ForgetDays | null): string | null {
  return lastDay === null || days === null ? null : addDays(calendarDate(lastDay), days);
}

const WHAT = 'emails, phone numbers, addresses, diets, needs, and answers';

/** What is forgotten and when, in a sentence. */
export function forgetWords(lastDay: string | null, days: ForgetDays | null, today: string): string {
  if (days === null) return `We keep your guests’ ${WHAT} until you delete them.`;
  const day = forgetDay(lastDay, days);
  if (day === null)
    return `We forget your guests’ ${WHAT} ${days} days after your wedding. Names, counts, and thank-yous stay.`;
  const date = formatLongDate(calendarDate(day));
  return day <= today
    ? `Your guests’ ${WHAT} were due to be forgotten on ${date}. What you add now goes the next night.`
    : `On ${date} we forget your guests’ ${WHAT}. Names, counts, and thank-yous stay.`;
}
