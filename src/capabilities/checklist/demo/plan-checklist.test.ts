import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '#base/calendar-date.ts';
import { planTasks } from '../rules/plan-tasks.ts';
import { planChecklist } from './plan-checklist.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const PEOPLE = { maya: 'maya', jonah: 'jonah', lena: 'lena' };

function planOn(day: number) {
  const today = addDays(calendarDate('2026-11-18'), day);
  const plannedOn = addDays(today, -40);
  const begun = planTasks([], { weddingDate: addDays(today, 303), today: plannedOn }).map(
    ({ key, title, dueOn }, position) => ({
      ...{ uuid: key, weddingId: 'w', key, title, note: '', dueOn, isDueChosen: false, dueTime: '' },
      ...{
        minutes: null,
        place: '',
        snoozedUntil: null,
        repeats: null,
        position,
        doneAt: null,
        doneBy: null,
      },
      ...{ doneReason: key === 'set-budget' ? 'Your total is set' : null, isAutoOff: false, removedAt: null },
      ...{ createdBy: null, createdAt: NOW, updatedAt: NOW, version: 1 },
    }),
  );
  const setting = { seed: 'world', now: NOW, today, weddingId: 'w', venue: 'Leopold House', ...PEOPLE };
  return { today, ...planChecklist(begun, setting) };
}

describe('the list of the demo couple', () => {
  it('has tasks in every state, on whichever day it is made', () => {
    for (let day = 0; day < 14; day += 1) {
      const { today, tasks, assignees, comments, file } = planOn(day);
      const has = (found: (task: (typeof tasks)[number]) => unknown) => expect(tasks.some(found)).toBe(true);
      expect(tasks.filter(({ key }) => key !== null)).toHaveLength(62);
      has(({ doneBy }) => doneBy === 'maya');
      has(({ doneBy }) => doneBy === 'jonah');
      has(({ doneReason, doneAt }) => doneReason && doneAt);
      has(({ snoozedUntil }) => snoozedUntil && snoozedUntil > today);
      has(({ removedAt }) => removedAt);
      has(({ key, isDueChosen }) => key && isDueChosen);
      has(({ repeats, doneAt }) => repeats && !doneAt);
      has(({ dueOn, doneAt }) => !doneAt && dueOn && dueOn < today);
      has(({ dueOn, doneAt }) => !doneAt && dueOn && dueOn >= today && dueOn <= addDays(today, 7));
      const uuids = new Set(tasks.map(({ uuid }) => uuid));
      expect(uuids.size).toBe(tasks.length);
      for (const { taskUuid } of [...assignees, ...comments, file]) expect(uuids.has(taskUuid)).toBe(true);
      expect(new Set(assignees.map(({ userId }) => userId))).toEqual(new Set(['maya', 'jonah', 'lena']));
    }
  });
});
