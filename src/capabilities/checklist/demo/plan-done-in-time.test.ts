import { expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import type { checklistTasks } from '../tables.ts';
import { planDoneInTime } from './plan-done-in-time.ts';

type TaskRow = typeof checklistTasks.$inferSelect;

it('has done by hand what is behind and no fact has ticked', () => {
  const ticked = new Date('2026-10-01T00:00:00Z');
  const rows = [
    { key: 'vows', dueOn: '2026-11-17', doneAt: null },
    { key: 'rings', dueOn: '2026-11-18', doneAt: null },
    { key: 'set-budget', dueOn: '2026-01-05', doneAt: ticked },
    { key: 'someday', dueOn: null, doneAt: null },
  ] as TaskRow[];
  const done = planDoneInTime(rows, { today: calendarDate('2026-11-18'), userId: 'priya' });
  expect(done.map(({ doneAt }) => doneAt?.toISOString().slice(0, 10))).toEqual([
    '2026-11-17',
    undefined,
    '2026-10-01',
    undefined,
  ]);
  expect(done[0]).toMatchObject({ doneBy: 'priya', version: 2 });
});
