import { type CalendarDate, daysBetween } from '#base/calendar-date.ts';
import type { LibraryTask } from './library-task.ts';
import { type PlanDays, plannedDue } from './plan-due.ts';
import { libraryOf } from './plan-templates.ts';
import type { TemplateKey } from './templates.data.ts';

type PlannedTask = LibraryTask & { dueOn: CalendarDate | null };

/** A whole list as it begins, the earliest first. Who begins after the wedding gets what is left to do. */
export function planTasks(templates: readonly TemplateKey[], days: PlanDays): PlannedTask[] {
  const isOver = days.weddingDate !== null && daysBetween(days.today, days.weddingDate) < 0;
  return libraryOf(templates)
    .filter((task) => !isOver || task.days < 0)
    .map((task) => ({ ...task, dueOn: plannedDue(task.days, days) }));
}
