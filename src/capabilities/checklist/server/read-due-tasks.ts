import { calendarDate, parseCalendarDate } from '#base/calendar-date.ts';
import type { Membership } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { planTasks } from '../rules/plan-tasks.ts';
import { libraryOf, libraryTask } from '../rules/plan-templates.ts';
import { taskDetail, taskPath } from '../rules/task-words.ts';
import { type DueTask, readDue, readTaskCount, type TaskCount } from './due.store.ts';
import { taskUuid } from './task-uuid.ts';

export type DueTaskRow = {
  uuid: string;
  title: string;
  detail: string;
  dueOn: string;
  isLate: boolean;
  assignees: { userUuid: string; firstName: string }[];
  href: string;
};

type Days = { today: string; through: string };

/** As a list would begin today. */
function plannedTasks(weddingId: string, weddingDate: string | null, { today, through }: Days): DueTask[] {
  const wedding = weddingDate === null ? null : (parseCalendarDate(weddingDate) ?? null);
  const tasks = planTasks([], { weddingDate: wedding, today: calendarDate(today) });
  return tasks.flatMap(({ key, title, dueOn }) => {
    if (dueOn === null || dueOn > through) return [];
    const uuid = taskUuid(weddingId, key);
    return [{ uuid, key, title, dueOn, dueTime: '', minutes: null, place: '', isDone: false, assignees: [] }];
  });
}

/** What is to be done through a day and what is late, for whoever sees the wedding: one statement. */
export async function readDueTasks(
  tx: Tx,
  { weddingId, allowed }: Pick<Membership, 'weddingId' | 'allowed'>,
  days: Days,
): Promise<DueTaskRow[]> {
  if (!allowed.includes('see-wedding')) return [];
  const read = await readDue(tx, weddingId, { ...days, withDone: false });
  if (!read) return [];
  const tasks = read.templates ? read.tasks : plannedTasks(weddingId, read.weddingDate, days);
  return tasks.map(({ uuid, key, title, dueOn, dueTime, place, assignees }) => ({
    ...{ uuid, title, dueOn, assignees },
    detail: taskDetail({ dueTime, place, hint: libraryTask(key)?.hint ?? '' }),
    isLate: dueOn < days.today,
    href: taskPath(uuid),
  }));
}

/** How far a wedding's list is; one statement. */
export async function countTasks(tx: Tx, weddingId: string): Promise<TaskCount> {
  return (await readTaskCount(tx, weddingId)) ?? { done: 0, all: libraryOf([]).length };
}
