import { calendarDate, dayOfWeek } from '#base/calendar-date.ts';
import { formatMonthDay, WEEKDAY_NAMES } from '#base/calendar-date-format.ts';
import { plural } from '#base/text.ts';
import { Badge } from '#ui/badge.tsx';
import type { ChecklistTask } from '../../contract.ts';
import { daysLate, isLate, isSnoozed } from '../../rules/task-month.ts';

/** 'Fri, Nov 20' */
function dayText(day: string): string {
  const date = calendarDate(day);
  return `${WEEKDAY_NAMES[dayOfWeek(date)]?.slice(0, 3)}, ${formatMonthDay(date)}`;
}

/** When it is due, or how late it is. */
export function TaskDay({ task, today }: { task: ChecklistTask; today: string }) {
  const timed = { ...task, isDone: task.doneAt !== null };
  if (timed.isDone) return <span className="text-green-deep text-sm">Done</span>;
  if (isSnoozed(timed, today))
    return (
      <Badge variant="sky">Snoozed until {formatMonthDay(calendarDate(task.snoozedUntil ?? today))}</Badge>
    );
  if (isLate(timed, today))
    return <Badge variant="red">{plural(daysLate(timed, calendarDate(today)), 'day')} late</Badge>;
  if (task.dueOn === null) return <span className="text-ink-soft text-sm">Any day</span>;
  const text = task.dueOn === today ? 'Today' : dayText(task.dueOn);
  return <span className="whitespace-nowrap text-ink-soft text-sm">{text}</span>;
}
