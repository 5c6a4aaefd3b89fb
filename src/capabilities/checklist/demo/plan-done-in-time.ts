import type { CalendarDate } from '#base/calendar-date.ts';
import type { checklistTasks } from '../tables.ts';

type TaskRow = typeof checklistTasks.$inferSelect;

/** Everything done on its day until yesterday; what facts have ticked stays theirs. */
export function planDoneInTime(
  begun: readonly TaskRow[],
  { today, userId }: { today: CalendarDate; userId: string },
): TaskRow[] {
  return begun.map((row) => {
    const isBehind = row.dueOn !== null && row.dueOn < today;
    if (!isBehind || row.doneAt !== null) return row;
    return { ...row, doneAt: new Date(`${row.dueOn}T18:00:00Z`), doneBy: userId, version: 2 };
  });
}
