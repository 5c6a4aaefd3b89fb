import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '#base/calendar-date.ts';
import { dayRuns, daysFromTo } from './day-runs.ts';

const day = calendarDate;

describe('days that follow each other', () => {
  it('are one, across the end of a year too', () => {
    expect(dayRuns([day('2026-12-30'), day('2026-12-31'), day('2027-01-01'), day('2027-01-03')])).toEqual([
      { from: '2026-12-30', through: '2027-01-01' },
      { from: '2027-01-03', through: '2027-01-03' },
    ]);
    expect(dayRuns([])).toEqual([]);
  });

  it('are the same days again when they are counted out', () => {
    const days = fc
      .uniqueArray(fc.integer({ min: 0, max: 400 }))
      .map((numbers) =>
        numbers.toSorted((a, b) => a - b).map((number) => addDays(day('2026-11-17'), number)),
      );
    fc.assert(
      fc.property(days, (list) => {
        expect(dayRuns(list).flatMap(({ from, through }) => daysFromTo(from, through))).toEqual(list);
      }),
    );
  });
});

it('a range is the same from either end', () => {
  expect(daysFromTo(day('2027-02-27'), day('2027-03-01'))).toEqual([
    '2027-02-27',
    '2027-02-28',
    '2027-03-01',
  ]);
  expect(daysFromTo(day('2027-03-01'), day('2027-02-27'))).toEqual([
    '2027-02-27',
    '2027-02-28',
    '2027-03-01',
  ]);
});
