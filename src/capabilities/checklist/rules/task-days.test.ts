import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '#base/calendar-date.ts';
import { FULL_MONTH, findFullMonth } from './full-month.ts';
import { movedDay, nextMonthStart } from './move-day.ts';
import { planTasks } from './plan-tasks.ts';
import { progressWords } from './progress-words.ts';
import { nextDue, REPEATS } from './repeats.ts';
import { AFTER, daysLate, isLate, isSnoozed, monthsShown, placeOf, type Timed } from './task-month.ts';

const TODAY = calendarDate('2026-11-15');
const WEDDING = calendarDate('2027-09-11');
const SHOWN = { today: TODAY, weddingDate: WEDDING, plannedOn: TODAY };
const OWN: Timed = { dueOn: null, snoozedUntil: null, isDone: false, days: null };

describe('movedDay', () => {
  it.each([
    ['2026-11-20', '2027-03', '2027-03-20'],
    ['2026-12-31', '2027-02', '2027-02-28'],
    [null, '2027-03', '2027-03-15'],
    // What would be over by now is due today, and what would be after the wedding on its day.
    ['2027-03-02', '2026-11', '2026-11-15'],
    ['2027-03-20', '2027-09', '2027-09-11'],
  ])('%s goes to %s on %s', (dueOn, month, moved) => {
    const due = dueOn === null ? null : calendarDate(dueOn);
    expect(movedDay(due, month, { today: TODAY, notAfter: WEDDING })).toBe(moved);
  });

  it('is always a day of that month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 10 }), (days, place) => {
        const month = monthsShown(SHOWN)[place] ?? '2027-01';
        const moved = movedDay(addDays(TODAY, days), month, { today: TODAY, notAfter: WEDDING });
        expect(moved.slice(0, 7)).toBe(month);
        expect(moved >= TODAY && moved <= WEDDING).toBe(true);
      }),
    );
  });

  it('knows when the next month begins', () => {
    expect(nextMonthStart(TODAY)).toBe('2026-12-01');
    expect(nextMonthStart(calendarDate('2026-12-31'))).toBe('2027-01-01');
  });
});

describe('nextDue', () => {
  it.each([
    ['WEEKLY', '2026-11-16', '2026-11-23'],
    ['BIWEEKLY', '2026-11-16', '2026-11-30'],
    ['MONTHLY', '2027-01-31', '2027-02-28'],
    // Done months late: the missed ones are not asked for.
    ['WEEKLY', '2026-08-01', '2026-11-21'],
  ] as const)('%s after %s is %s', (repeats, due, next) => {
    expect(nextDue({ repeats, dueOn: calendarDate(due) }, SHOWN)).toBe(next);
  });

  it('ends with the wedding, begins today without a day, and never lies behind', () => {
    expect(nextDue({ repeats: 'MONTHLY', dueOn: calendarDate('2027-09-01') }, SHOWN)).toBeUndefined();
    expect(nextDue({ repeats: 'WEEKLY', dueOn: null }, { ...SHOWN, weddingDate: null })).toBe('2026-11-22');
    const lastOfAll = { repeats: 'MONTHLY', dueOn: calendarDate('9999-12-31') } as const;
    expect(nextDue(lastOfAll, { ...SHOWN, weddingDate: null })).toBeUndefined();
    fc.assert(
      fc.property(fc.constantFrom(...REPEATS), fc.integer({ min: -900, max: 900 }), (repeats, days) => {
        const next = nextDue({ repeats, dueOn: addDays(TODAY, days) }, SHOWN);
        if (next !== undefined) expect(next >= TODAY && next <= WEDDING).toBe(true);
      }),
    );
  });
});

describe('placeOf', () => {
  it.each([
    ['own, without a day, now', OWN, '2026-11'],
    ['late, now', { ...OWN, dueOn: '2026-09-02' }, '2026-11'],
    ['in its month', { ...OWN, dueOn: '2027-03-02' }, '2027-03'],
    ['put off, where it comes back', { ...OWN, dueOn: '2026-11-02', snoozedUntil: '2027-01-10' }, '2027-01'],
    ['back from being put off', { ...OWN, dueOn: '2026-11-20', snoozedUntil: '2026-11-15' }, '2026-11'],
    ['of the wedding day itself, before', { ...OWN, dueOn: '2027-09-11' }, '2027-09'],
    ['after the wedding', { ...OWN, dueOn: '2027-09-13' }, AFTER],
  ])('%s', (_what, task, place) => {
    expect(placeOf(task, SHOWN)).toBe(place);
  });

  it('without a day of the wedding follows the year', () => {
    const open = { ...SHOWN, weddingDate: null, plannedOn: calendarDate('2026-08-15') };
    expect(placeOf({ ...OWN, days: 365 }, open)).toBe('2026-11');
    expect(placeOf({ ...OWN, days: 60 }, open)).toBe('2027-06');
    expect(placeOf({ ...OWN, days: -14 }, open)).toBe(AFTER);
  });

  it('is a month that is shown, or after', () => {
    const weddings = fc.option(fc.integer({ min: 0, max: 800 }), { nil: null });
    fc.assert(
      fc.property(weddings, fc.integer({ min: 0, max: 60 }), (left, passed) => {
        const weddingDate = left === null ? null : addDays(TODAY, left);
        const today = addDays(TODAY, passed);
        const shown = { today, weddingDate, plannedOn: TODAY };
        const places = new Set<string>([...monthsShown(shown), AFTER]);
        for (const { dueOn, days } of planTasks(['CLASSIC'], { weddingDate, today: TODAY })) {
          expect(places.has(placeOf({ ...OWN, dueOn, days }, shown))).toBe(true);
        }
      }),
    );
  });

  it('tells late from put off and done', () => {
    const late = { ...OWN, dueOn: '2026-11-12' };
    expect(isLate(late, TODAY)).toBe(true);
    expect(daysLate(late, TODAY)).toBe(3);
    expect(daysLate(OWN, TODAY)).toBe(0);
    expect(isLate({ ...late, isDone: true }, TODAY)).toBe(false);
    expect(isLate({ ...late, snoozedUntil: '2026-11-16' }, TODAY)).toBe(false);
    expect(isSnoozed({ ...late, isDone: true, snoozedUntil: '2026-12-01' }, TODAY)).toBe(false);
    expect(isLate({ ...OWN, dueOn: TODAY }, TODAY)).toBe(false);
  });
});

describe('findFullMonth', () => {
  const many = (place: string, count: number, isFlexible = true) =>
    Array.from({ length: count }, (_, at) => ({ uuid: `${place}-${at}`, place, isFlexible }));
  const MONTHS = ['2026-11', '2026-12', '2027-01', '2027-02'];

  it('finds none where every month has room', () => {
    expect(findFullMonth(many('2027-01', FULL_MONTH - 1), MONTHS, TODAY)).toBeUndefined();
    // The month that runs is what it is.
    expect(findFullMonth(many('2026-11', 20), MONTHS, TODAY)).toBeUndefined();
  });

  it('moves what may move to the quieter of the months before', () => {
    const tasks = [...many('2026-12', 2), ...many('2027-01', 6), ...many('2027-02', 10)];
    const full = findFullMonth(tasks, MONTHS, TODAY);
    expect(full).toMatchObject({ month: '2027-02', count: 10 });
    expect(full?.moves.map(({ month }) => month)).toEqual(['2026-12', '2026-12', '2026-12', '2026-12']);
  });

  it('says so too where nothing may move', () => {
    expect(findFullMonth(many('2027-02', 10, false), MONTHS, TODAY)).toEqual({
      month: '2027-02',
      count: 10,
      moves: [],
    });
  });

  it('never moves later, never fills another month, never moves what may not', () => {
    const task = fc.record({ place: fc.constantFrom(...MONTHS, AFTER), isFlexible: fc.boolean() });
    fc.assert(
      fc.property(fc.array(task, { maxLength: 60 }), (drawn) => {
        const tasks = drawn.map((one, at) => ({ ...one, uuid: String(at) }));
        const full = findFullMonth(tasks, MONTHS, TODAY);
        for (const { uuid, month } of full?.moves ?? []) {
          const moved = tasks[Number(uuid)];
          expect(moved?.isFlexible).toBe(true);
          expect(moved?.place).toBe(full?.month);
          expect(month >= '2026-11' && month < (full?.month ?? '')).toBe(true);
        }
        for (const month of MONTHS) {
          const more = full?.moves.filter((move) => move.month === month).length ?? 0;
          const before = tasks.filter(({ place }) => place === month).length;
          if (more > 0) expect(before + more).toBeLessThan(FULL_MONTH);
        }
      }),
    );
  });
});

describe('progressWords', () => {
  it.each([
    [{ done: 10, all: 62, late: 0 }, 'You’re right on time for a September wedding.'],
    [{ done: 10, all: 62, late: 3 }, 'A little behind: 3 late.'],
    [{ done: 1, all: 62, late: 12 }, '12 tasks are late. Move what can wait, and start with the first.'],
    [{ done: 62, all: 62, late: 0 }, 'Everything is done.'],
  ])('%o: %s', (progress, words) => {
    expect(progressWords(progress, { weddingDate: WEDDING, today: TODAY })).toBe(words);
  });

  it('knows weddings without a day, and those that are over', () => {
    const progress = { done: 1, all: 62, late: 0 };
    expect(progressWords(progress, { weddingDate: null, today: TODAY })).toBe(
      'Set a date, and every task gets its day.',
    );
    const over = progressWords(progress, { weddingDate: calendarDate('2026-11-01'), today: TODAY });
    expect(over).toBe('The big day is behind you. Only a few things are left.');
  });
});

describe('monthsShown', () => {
  it('goes to the wedding, over the turn of the year', () => {
    const months = monthsShown(SHOWN);
    expect([months[0], months[1], months[2], months.at(-1), months.length]).toEqual([
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-09',
      11,
    ]);
    expect(monthsShown({ today: TODAY, weddingDate: calendarDate('2026-01-01') })).toEqual(['2026-11']);
    expect(monthsShown({ today: TODAY, weddingDate: null })).toHaveLength(13);
    expect(monthsShown({ today: TODAY, weddingDate: calendarDate('2099-01-01') })).toHaveLength(60);
  });
});
