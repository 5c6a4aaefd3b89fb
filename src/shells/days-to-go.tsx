import type { UserContext } from '#app/user-context.ts';
import { calendarDateOf, parseCalendarDate } from '#base/calendar-date.ts';
import { countdownTo, countdownWords } from '#capabilities/home/rules/countdown.ts';

/** Beside the account menu where the bar has room for it, by the same clock as the home; a day that is open or over is not counted here. */
export function DaysToGo({ user }: { user: UserContext }) {
  const [wedding] = user.user_role_account_weddings;
  if (!wedding?.wedding_date) return null;
  const today = calendarDateOf(new Date(), wedding.time_zone);
  const countdown = countdownTo(parseCalendarDate(wedding.wedding_date), today);
  if (countdown.state !== 'ahead' && countdown.state !== 'today') return null;
  const { figure, words } = countdownWords(countdown);
  return (
    <p className="me-4 whitespace-nowrap text-ink-soft text-sm max-lg:hidden">
      {figure} {words}
    </p>
  );
}
