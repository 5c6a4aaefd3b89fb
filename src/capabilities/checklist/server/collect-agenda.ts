import type { AgendaItem } from '#capabilities/agenda/rules/agenda-item.ts';
import type { CollectAgenda } from '#capabilities/agenda/server/index.ts';
import { USUAL_MINUTES } from '../rules/checklist-limits.ts';
import { libraryTask } from '../rules/plan-templates.ts';
import { taskDetail, taskPath } from '../rules/task-words.ts';
import type { DueTask } from './due.store.ts';
import { readDueTasks } from './read-due-tasks.ts';

function presentItem(task: DueTask, timeZone: string): AgendaItem {
  const { uuid, key, title, dueOn, dueTime, minutes, place, isDone } = task;
  const time = dueTime ? { startsAt: dueTime, minutes: minutes ?? USUAL_MINUTES, timeZone } : null;
  return {
    id: `checklist-${uuid}`,
    kind: time ? 'APPOINTMENT' : 'TASK',
    day: dueOn,
    time,
    title,
    detail: time ? place : taskDetail({ dueTime, place, hint: libraryTask(key)?.hint ?? '' }),
    isDone,
    href: taskPath(uuid),
  };
}

/** It stands on its day as the wedding itself. */
const WEDDING_DAY = 'wedding-day';

/** Tasks with a day; of a list that nobody has changed, as it would begin today. */
export const collectAgenda: CollectAgenda = async ({ db, clock }, { weddingId, allowed }, span) => {
  if (!allowed.includes('see-wedding')) return [];
  const read = await readDueTasks(db, weddingId, { now: clock.now(), span: () => span });
  if (!read) return [];
  return read.tasks
    .filter(({ key }) => key !== WEDDING_DAY)
    .map((task) => presentItem(task, read.frame.timeZone));
};
