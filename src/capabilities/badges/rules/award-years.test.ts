import { expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { decidedYears } from './award-years.ts';

it.each([
  ['2023-06-01', []],
  ['2024-01-31', []],
  ['2024-02-01', [2023]],
  ['2026-01-31', [2023, 2024]],
  ['2026-11-15', [2023, 2024, 2025]],
])('by %s the years %j are decided', (today, years) => {
  expect(decidedYears(calendarDate(today))).toEqual(years);
});
