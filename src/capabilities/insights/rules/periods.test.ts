import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, calendarDateOf } from '#base/calendar-date.ts';
import {
  chartUnit,
  daysIn,
  isSoundPeriod,
  LONGEST_PERIOD_DAYS,
  periodBefore,
  periodOf,
  piecesOf,
  RANGES,
} from './periods.ts';

const day = calendarDate;
const NAMED = RANGES.filter((range) => range !== 'own');
const anyDay = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays(day('1990-01-01'), days));

describe('periodOf', () => {
  it.each([
    ['7d', '2026-11-17', '2026-11-11'],
    ['30d', '2026-11-17', '2026-10-19'],
    ['90d', '2026-11-15', '2026-08-18'],
    ['12m', '2026-11-17', '2025-11-18'],
    // A leap year has a day more, and its last day of February stands for itself.
    ['12m', '2028-02-29', '2027-03-01'],
    ['12m', '2029-02-28', '2028-02-29'],
    ['12m', '2028-03-01', '2027-03-02'],
  ] as const)('%s up to %s begins on %s', (range, today, from) => {
    expect(periodOf(range, day(today))).toEqual({ from, to: today });
  });

  it('counts days, so that the two Sundays when clocks change are days like others', () => {
    expect(daysIn(periodOf('7d', day('2026-11-02')))).toBe(7);
    expect(daysIn(periodOf('7d', day('2026-03-09')))).toBe(7);
    const beforeMidnight = new Date('2026-11-01T05:59:00Z');
    expect(calendarDateOf(beforeMidnight, 'America/New_York')).toBe('2026-11-01');
  });
});

describe('periodBefore', () => {
  it('ends the day before the period begins, and is as long; of twelve months it is the twelve before', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...NAMED), (today, range) => {
        const period = periodOf(range, today);
        const before = periodBefore(period, range);
        expect(addDays(before.to, 1)).toBe(period.from);
        if (range === '12m') expect([365, 366]).toContain(daysIn(before));
        else expect(daysIn(before)).toBe(daysIn(period));
      }),
    );
  });

  it('of days of one’s own has as many days', () => {
    const period = { from: day('2028-02-01'), to: day('2028-02-29') };
    expect(periodBefore(period, 'own')).toEqual({ from: '2028-01-03', to: '2028-01-31' });
  });
});

describe('piecesOf', () => {
  it('cover every day once, in order, with the whole week at the end', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: LONGEST_PERIOD_DAYS }), (to, length) => {
        const period = { from: addDays(to, 1 - length), to };
        for (const unit of ['day', 'week'] as const) {
          const pieces = piecesOf(period, unit);
          expect(pieces[0]?.from).toBe(period.from);
          expect(pieces.at(-1)?.to).toBe(period.to);
          expect(pieces.reduce((sum, piece) => sum + daysIn(piece), 0)).toBe(length);
          for (const [index, piece] of pieces.entries()) {
            if (index > 0) expect(addDays(pieces[index - 1]?.to ?? to, 1)).toBe(piece.from);
          }
        }
      }),
    );
  });

  it('are days up to a quarter, and weeks beyond', () => {
    expect(chartUnit(periodOf('90d', day('2026-11-17')))).toBe('day');
    expect(chartUnit(periodOf('12m', day('2026-11-17')))).toBe('week');
    expect(piecesOf(periodOf('12m', day('2026-11-17')), 'week')).toHaveLength(53);
  });
});

describe('days of one’s own', () => {
  const today = day('2026-11-17');

  it.each([
    ['2026-11-17', '2026-11-17', true],
    ['2026-11-18', '2026-11-17', false],
    ['2026-11-10', '2026-11-18', false],
    ['2024-11-17', '2026-11-17', true],
    ['2024-11-16', '2026-11-17', false],
  ])('from %s to %s are sound: %s', (from, to, isSound) => {
    expect(isSoundPeriod({ from: day(from), to: day(to) }, today)).toBe(isSound);
  });
});
