import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, daysBetween } from '#base/calendar-date.ts';
import { LIBRARY } from './library.data.ts';
import { suggestedMonth } from './plan-due.ts';
import { planTasks } from './plan-tasks.ts';
import { libraryOf, libraryPlace, libraryTask, planWords, soundTemplates } from './plan-templates.ts';
import { scaleDays } from './scale-days.ts';
import { TEMPLATE_KEYS, TEMPLATES } from './templates.data.ts';

const TODAY = calendarDate('2026-11-15');
const FLOORS = { 'invitation-send': 42, 'rsvp-close': 14, 'final-count': 10, license: 14 };

const templates = fc.subarray([...TEMPLATE_KEYS]);

function planned(keys: readonly (typeof TEMPLATE_KEYS)[number][], daysLeft: number) {
  return planTasks(keys, { weddingDate: addDays(TODAY, daysLeft), today: TODAY });
}

describe('the library', () => {
  it('has 62 tasks, each once, in the order of the year', () => {
    expect(LIBRARY).toHaveLength(62);
    expect(new Set(LIBRARY.map(({ key }) => key)).size).toBe(62);
    const days = LIBRARY.map((task) => task.days);
    expect(days).toEqual([...days].sort((one, other) => other - one));
  });

  it('and the templates name no task twice, and leave out only what there is', () => {
    const keys = [...LIBRARY, ...TEMPLATES.flatMap(({ adds }) => adds)].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const known = new Set(LIBRARY.map(({ key }) => key));
    for (const { leavesOut } of TEMPLATES) expect(leavesOut.filter((key) => !known.has(key))).toEqual([]);
  });

  it('never asks for more than a year', () => {
    const all = [...LIBRARY, ...TEMPLATES.flatMap(({ adds }) => adds)];
    expect(all.filter(({ days }) => days > 365)).toEqual([]);
  });
});

describe('scaleDays', () => {
  it.each([
    [365, 365, 365],
    [60, 365, 60],
    [60, 500, 60],
    [-14, 100, -14],
    [0, 100, 0],
    [365, 182, 182],
    // A floor that holds back what would be nearer.
    [60, 182, 42],
    [21, 100, 10],
    [25, 100, 14],
    [40, 100, 14],
    // No floor is above it: half of the days.
    [10, 182, 5],
    // Fewer days than the floor asks for: today.
    [60, 30, 30],
    [100, 30, 30],
    [25, 30, 14],
    [330, 0, 0],
    [330, -20, 0],
  ])('%i days of a year are %s of %i days', (days, daysLeft, scaled) => {
    expect(scaleDays(days, daysLeft)).toBe(scaled);
  });

  it('is the plain share wherever no floor is in the way', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 365 }), fc.integer({ min: 256, max: 364 }), (days, left) => {
        expect(scaleDays(days, left)).toBe(Math.round((days * left) / 365));
      }),
    );
  });
});

describe('a plan', () => {
  it('is never due before it begins nor, before the wedding, after it; and keeps its order', () => {
    fc.assert(
      fc.property(templates, fc.integer({ min: 0, max: 900 }), (keys, left) => {
        const tasks = planned(keys, left);
        const wedding = addDays(TODAY, left);
        const before = tasks.filter(({ days }) => days >= 0);
        for (const { dueOn } of before) {
          expect(dueOn && dueOn >= TODAY && dueOn <= wedding).toBe(true);
        }
        for (const { dueOn } of tasks.filter(({ days }) => days < 0)) {
          expect(dueOn && dueOn > wedding).toBe(true);
        }
        const dues = tasks.map(({ dueOn }) => dueOn ?? '');
        expect(dues).toEqual([...dues].sort());
      }),
    );
  });

  it('keeps the floors where there are days for them, and asks today where there are not', () => {
    fc.assert(
      fc.property(templates, fc.integer({ min: 0, max: 900 }), (keys, left) => {
        for (const task of planned(keys, left)) {
          const floor = FLOORS[task.key as keyof typeof FLOORS];
          if (floor === undefined || !task.dueOn) continue;
          const before = daysBetween(task.dueOn, addDays(TODAY, left));
          expect(before).toBeGreaterThanOrEqual(Math.min(floor, left));
          if (left < floor) expect(task.dueOn).toBe(TODAY);
        }
      }),
    );
  });

  it('gets the license only after its rules are known', () => {
    fc.assert(
      fc.property(templates, fc.integer({ min: 0, max: 900 }), (keys, left) => {
        const tasks = new Map(planned(keys, left).map(({ key, dueOn }) => [key, dueOn ?? '']));
        expect((tasks.get('get-license') ?? '') >= (tasks.get('license') ?? '')).toBe(true);
      }),
    );
  });

  it('after the wedding has only what comes after it, as many days after it as in any year, never in the past', () => {
    fc.assert(
      fc.property(templates, fc.integer({ min: -400, max: 900 }), (keys, left) => {
        const tasks = planned(keys, left);
        if (left < 0) expect(tasks.every(({ days }) => days < 0)).toBe(true);
        for (const { days, dueOn } of tasks.filter((task) => task.days < 0)) {
          expect(dueOn).toBe(addDays(TODAY, Math.max(left - days, 0)));
        }
      }),
    );
    expect(planned(['CLASSIC'], -5).map(({ key }) => key)).toEqual([
      'return-rentals',
      'reviews',
      'thank-you',
      'album',
      'name-change',
    ]);
  });

  it('without a day has no days, and goes month by month through a year in the same order', () => {
    const tasks = planTasks(['CLASSIC'], { weddingDate: null, today: TODAY });
    expect(tasks.every(({ dueOn }) => dueOn === null)).toBe(true);
    const months = tasks.map(({ days }) => suggestedMonth(days, TODAY));
    expect(months).toEqual([...months].sort());
    expect([months[0], months.at(-6)]).toEqual(['2026-11', '2027-11']);
    expect(new Set(months.slice(0, 57)).size).toBeGreaterThanOrEqual(12);
  });
});

describe('templates', () => {
  it('have one base, the last one chosen', () => {
    expect(soundTemplates([])).toEqual(['CLASSIC']);
    expect(soundTemplates(['JEWISH'])).toEqual(['CLASSIC', 'JEWISH']);
    expect(soundTemplates(['CLASSIC', 'HINDU', 'ELOPEMENT', 'DESTINATION'])).toEqual([
      'ELOPEMENT',
      'DESTINATION',
      'HINDU',
    ]);
  });

  it('add and leave out by key, several together', () => {
    fc.assert(
      fc.property(templates, (keys) => {
        const sound = soundTemplates(keys);
        expect(soundTemplates(sound)).toEqual(sound);
        const chosen = TEMPLATES.filter(({ key }) => sound.includes(key));
        const got = new Set(libraryOf(keys).map(({ key }) => key));
        for (const { adds } of chosen) for (const { key } of adds) expect(got.has(key)).toBe(true);
        for (const { leavesOut } of chosen) for (const key of leavesOut) expect(got.has(key)).toBe(false);
      }),
    );
  });

  it('are said in words', () => {
    expect(planWords(['CLASSIC', 'DESTINATION', 'JEWISH'])).toBe(
      'A classic 12-month plan far from home with a Jewish ceremony',
    );
  });

  it('know their tasks, and where these stand', () => {
    expect(libraryTask('jewish-ketubah')?.title).toBe('Order the ketubah');
    expect(libraryTask('nothing')).toBeUndefined();
    expect(libraryTask(null)).toBeUndefined();
    expect(libraryPlace('set-budget')).toBeLessThan(libraryPlace('vows'));
    expect(libraryPlace(null)).toBeGreaterThan(libraryPlace('name-change'));
  });
});
