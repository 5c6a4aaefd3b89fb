import { calendarDateOf } from '#base/calendar-date.ts';
import type { AgendaItem } from '#capabilities/agenda/rules/agenda-item.ts';
import type { CollectAgenda } from '#capabilities/agenda/server/index.ts';
import { USUAL_MINUTES } from '../rules/checklist-limits.ts';
import { libraryTask } from '../rules/plan-templates.ts';
import { taskDetail, taskPath } from '../rules/task-words.ts';
import { type DueTask, readDue } from './due.store.ts';
import { zoneOf } from './wedding-frame.store.ts';

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

/** Tasks with a day. A list that nobody has changed is no plan yet, and fills no calendar. */
export const collectAgenda: CollectAgenda = async (
  { db, clock },
  { weddingId, allowed },
  { from, through },
) => {
  if (!allowed.includes('see-wedding')) return [];
  const today = calendarDateOf(clock.now());
  const read = await readDue(db, weddingId, { today, from, through, withDone: true });
  return read?.tasks.map((task) => presentItem(task, zoneOf(read))) ?? [];
};
