import { type CalendarDate, parseCalendarDate } from '#base/calendar-date.ts';
import { planTasks } from '../rules/plan-tasks.ts';
import type { DueTask } from './due.store.ts';
import { taskUuid } from './task-uuid.ts';

type Plan = { weddingId: string; weddingDate: string | null; today: CalendarDate };

/** The tasks with a day of a list that nobody has changed, as it would begin today; `ticked` are those that facts have done. */
export function plannedDue(
  { weddingId, weddingDate, today }: Plan,
  ticked: ReadonlyMap<string, string | null> = new Map(),
): DueTask[] {
  const wedding = weddingDate === null ? null : (parseCalendarDate(weddingDate) ?? null);
  return planTasks([], { weddingDate: wedding, today }).flatMap(({ key, title, dueOn }) =>
    dueOn === null
      ? []
      : [
          {
            ...{ uuid: taskUuid(weddingId, key), key, title, dueOn, dueTime: '', minutes: null, place: '' },
            ...{ isDone: typeof ticked.get(key) === 'string', assignees: [] },
          },
        ],
  );
}
