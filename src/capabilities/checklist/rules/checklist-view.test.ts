import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { movePlaces, placeLabel, turnWords, type ViewTask, viewChecklist } from './checklist-view.ts';
import { planTasks } from './plan-tasks.ts';
import { AFTER } from './task-month.ts';

const DAYS = { today: '2026-11-15', plannedOn: '2026-11-15', weddingDate: '2027-09-11' };

const task = (uuid: string, more: Partial<ViewTask> = {}): ViewTask => ({
  ...{ uuid, dueOn: null, dueTime: '', snoozedUntil: null, doneAt: null, doneReason: null, days: null },
  ...{ isFlexible: false, isDueChosen: false, isRemoved: false, assignees: [] },
  ...more,
});

const names = (tasks: readonly ViewTask[]) => tasks.map(({ uuid }) => uuid);

describe('viewChecklist', () => {
  const tasks = [
    task('any time'),
    task('late', { dueOn: '2026-11-02' }),
    task('afternoon', { dueOn: '2026-11-20', dueTime: '15:00' }),
    task('morning', { dueOn: '2026-11-20', dueTime: '09:00', assignees: ['maya'] }),
    task('put off', { dueOn: '2026-11-20', snoozedUntil: '2026-12-03' }),
    task('in spring', { dueOn: '2027-04-20', assignees: ['maya', 'jonah'] }),
    task('after', { dueOn: '2027-09-20' }),
    task('done', { dueOn: '2026-11-03', doneAt: '2026-11-04T10:00:00Z' }),
    task('ours', { dueOn: '2026-11-03', doneAt: '2026-11-05T10:00:00Z', doneReason: 'You booked A' }),
    task('off', { isRemoved: true }),
  ];

  it('has this month first, in the order of days, and the rest where it belongs', () => {
    const view = viewChecklist({ ...DAYS, tasks }, { person: null });
    expect(view.now.label).toBe('November');
    expect(names(view.now.tasks)).toEqual(['late', 'morning', 'afternoon', 'any time']);
    expect(view.later.map(({ label, open }) => `${label} ${open}`)).toContain('December 1');
    expect(view.later.at(-1)).toMatchObject({ place: AFTER, open: 1 });
    expect(names(view.done)).toEqual(['ours', 'done']);
    expect(names(view.auto)).toEqual(['ours']);
    expect(names(view.removed)).toEqual(['off']);
    expect(view.counts).toEqual({ done: 2, all: 9, late: 1 });
  });

  it('shows one person’s turn, and keeps what was just ticked where it was', () => {
    const mine = viewChecklist({ ...DAYS, tasks }, { person: 'maya' });
    expect(names(mine.now.tasks)).toEqual(['morning']);
    const kept = viewChecklist({ ...DAYS, tasks }, { person: null, kept: new Set(['done']) });
    expect(names(kept.now.tasks)).toContain('done');
    expect(kept.now.open).toBe(4);
  });

  it('shows what lies beyond the wedding’s months as well', () => {
    const far = task('far', { dueOn: '2027-12-01', days: null });
    const view = viewChecklist({ ...DAYS, weddingDate: null, tasks: [far] }, { person: null });
    expect(view.later.some(({ tasks: found }) => found.includes(far))).toBe(true);
  });

  it('of a whole plan leaves nothing out, and finds the month that is full', () => {
    const wedding = calendarDate(DAYS.weddingDate);
    const planned = planTasks(['CLASSIC'], { weddingDate: wedding, today: calendarDate(DAYS.today) });
    const all = planned.map(({ key, dueOn, days, isFlexible }) =>
      task(key, { dueOn, days, isFlexible: isFlexible ?? false }),
    );
    const view = viewChecklist({ ...DAYS, tasks: all }, { person: null });
    const shown = [view.now, ...view.later].reduce((sum, { tasks: found }) => sum + found.length, 0);
    expect(shown).toBe(62);
    expect(view.full?.month).toBe('2027-08');
    expect(view.full?.moves.length).toBeGreaterThan(0);
  });
});

describe('turnWords', () => {
  it('says when it is whose turn', () => {
    const tasks = [
      task('a', { dueOn: '2026-11-20', assignees: ['maya'] }),
      task('b', { dueOn: '2026-12-20', assignees: ['lena'] }),
      task('c', { dueOn: '2027-10-20', assignees: ['ana'] }),
    ];
    expect(['maya', 'lena', 'ana', 'nobody'].map((who) => turnWords(tasks, who, DAYS))).toEqual([
      '1 this month',
      '1 in December',
      '1 after the wedding',
      'Nothing yet',
    ]);
  });
});

describe('placeLabel', () => {
  it('names the year where a month would come twice', () => {
    expect(placeLabel('2026-11', '2026-11-15')).toBe('November');
    expect(placeLabel('2027-10', '2026-11-15')).toBe('October');
    expect(placeLabel('2027-11', '2026-11-15')).toBe('November 2027');
    expect(placeLabel(AFTER, '2026-11-15')).toBe('After');
  });

  it('offers every month to move to', () => {
    expect(movePlaces(DAYS)).toHaveLength(11);
    expect(movePlaces({ ...DAYS, weddingDate: null })).toHaveLength(13);
  });
});
