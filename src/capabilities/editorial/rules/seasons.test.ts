import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { seasonOf } from './seasons.ts';

describe('seasonOf', () => {
  it.each([
    ['2026-02-28', 'winter'],
    ['2026-03-01', 'spring'],
    ['2026-06-01', 'summer'],
    ['2026-09-30', 'autumn'],
    ['2026-12-01', 'winter'],
  ])('%s is %s', (date, season) => {
    expect(seasonOf(calendarDate(date))).toBe(season);
  });
});
