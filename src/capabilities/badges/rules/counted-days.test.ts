import { expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { countedDays } from './counted-days.ts';

it('two weeks day by day, then a year of month ends, each once and the newest first', () => {
  const days = countedDays(calendarDate('2026-03-14'));
  expect(days.slice(0, 2)).toEqual(['2026-03-14', '2026-03-13']);
  expect(days.slice(13, 16)).toEqual(['2026-03-01', '2026-02-28', '2026-01-31']);
  expect(days).toEqual([...new Set(days)].toSorted().toReversed());
  expect(days.at(-1)).toBe('2025-03-31');
});

it('says no month end twice', () => {
  const days = countedDays(calendarDate('2026-04-30'));
  expect(new Set(days).size).toBe(days.length);
  expect(days[14]).toBe('2026-03-31');
});
