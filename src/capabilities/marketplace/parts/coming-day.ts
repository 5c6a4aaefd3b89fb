import { todayHere } from '#app/today-here.ts';
import type { UserContext } from '#app/user-context.ts';
import { type CalendarDate, isCalendarDate } from '#base/calendar-date.ts';

/** The day of the person's wedding while it is still to come: for one that is over nobody is free or booked. */
export function comingDay(
  user: Pick<UserContext, 'user_role_account_weddings'> | undefined,
  today = todayHere,
): CalendarDate | null {
  const date = user?.user_role_account_weddings[0]?.wedding_date;
  return isCalendarDate(date) && date >= today() ? date : null;
}
