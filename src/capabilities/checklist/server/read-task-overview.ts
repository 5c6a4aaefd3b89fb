import { addDays, type CalendarDate } from '#base/calendar-date.ts';
import type { Membership } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { MILESTONES } from '../rules/milestones.data.ts';
import { libraryOf, libraryTask } from '../rules/plan-templates.ts';
import { taskDetail, taskPath } from '../rules/task-words.ts';
import { type DueTask, readDue } from './due.store.ts';
import { plannedDue } from './planned-due.ts';

export type DueTaskRow = {
  uuid: string;
  title: string;
  detail: string;
  dueOn: string;
  isLate: boolean;
  assignees: { userUuid: string; firstName: string }[];
  href: string;
};

export type TaskOverview = {
  /** Through the week after this one, and what is late. */
  due: DueTaskRow[];
  done: number;
  all: number;
  milestones: { key: string; title: string; day: string; isDone: boolean }[];
};

const TWO_WEEKS = 13;
const NO_END = '9999-12-31';

function dueRow({ uuid, key, title, dueOn, dueTime, place, assignees }: DueTask, today: string): DueTaskRow {
  return {
    ...{ uuid, title, dueOn, assignees },
    detail: taskDetail({ dueTime, place, hint: libraryTask(key)?.hint ?? '' }),
    isLate: dueOn < today,
    href: taskPath(uuid),
  };
}

/** How far the list of a wedding is and what it wants next, for whoever sees the wedding: one statement. */
export async function readTaskOverview(
  tx: Tx,
  { weddingId, allowed }: Pick<Membership, 'weddingId' | 'allowed'>,
  { today }: { today: CalendarDate },
): Promise<TaskOverview> {
  const mayRead = allowed.includes('see-wedding');
  const read = mayRead ? await readDue(tx, weddingId, { today, through: NO_END }) : undefined;
  if (!read) return { due: [], done: 0, all: 0, milestones: [] };
  const tasks = read.templates ? read.tasks : plannedDue({ weddingId, weddingDate: read.weddingDate, today });
  const through = addDays(today, TWO_WEEKS);
  return {
    due: tasks.filter(({ isDone, dueOn }) => !isDone && dueOn <= through).map((task) => dueRow(task, today)),
    done: read.done,
    all: read.templates ? read.all : libraryOf([]).length,
    milestones: tasks.flatMap(({ key, dueOn, isDone }) => {
      const title = key === null ? undefined : MILESTONES[key];
      return key === null || title === undefined ? [] : [{ key, title, day: dueOn, isDone }];
    }),
  };
}
