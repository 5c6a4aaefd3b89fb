import { calendarDate, dayOfWeek } from '#base/calendar-date.ts';
import { formatMonthDay, WEEKDAY_NAMES } from '#base/calendar-date-format.ts';
import { plural } from '#base/text.ts';
import { Badge } from '#ui/badge.tsx';
import type { ChecklistTask } from '../../contract.ts';
import { daysLate, isSnoozed } from '../../rules/task-month.ts';

/** 'Fri, Nov 20' */
function dayText(day: string): string {
  const date = calendarDate(day);
  return `${WEEKDAY_NAMES[dayOfWeek(date)]?.slice(0, 3)}, ${formatMonthDay(date)}`;
}

/** When something open is due, or how late it is. */
export function DayOrLate({ day, today }: { day: string; today: string }) {
  if (day < today) {
    const days = daysLate({ dueOn: day }, calendarDate(today));
    return <Badge variant="red">{plural(days, 'day')} late</Badge>;
  }
  const text = day === today ? 'Today' : dayText(day);
  return <span className="whitespace-nowrap text-ink-soft text-sm">{text}</span>;
}

/** The same of a task, which can also be done, put off or without a day. */
export function TaskDay({ task, today }: { task: ChecklistTask; today: string }) {
  const timed = { ...task, isDone: task.doneAt !== null };
  if (timed.isDone) return <span className="text-green-deep text-sm">Done</span>;
  if (isSnoozed(timed, today))
    return (
      <Badge variant="sky">Snoozed until {formatMonthDay(calendarDate(task.snoozedUntil ?? today))}</Badge>
    );
  if (task.dueOn === null) return <span className="text-ink-soft text-sm">Any day</span>;
  return <DayOrLate day={task.dueOn} today={today} />;
}
