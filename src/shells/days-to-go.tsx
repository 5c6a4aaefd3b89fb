import { todayHere } from '#app/today-here.ts';
import type { UserContext } from '#app/user-context.ts';
import { parseCalendarDate } from '#base/calendar-date.ts';
import { countdownTo, countdownWords } from '#capabilities/home/rules/countdown.ts';

/** Beside the account menu where the bar has room for it; a day that is open or over is not counted here. */
export function DaysToGo({ user }: { user: UserContext }) {
  const date = user.user_role_account_weddings[0]?.wedding_date;
  const countdown = countdownTo(date ? parseCalendarDate(date) : undefined, todayHere());
  if (countdown.state !== 'ahead' && countdown.state !== 'today') return null;
  const { figure, words } = countdownWords(countdown);
  return (
    <p className="me-4 whitespace-nowrap text-ink-soft text-sm max-lg:hidden">
      {figure} {words}
    </p>
  );
}
