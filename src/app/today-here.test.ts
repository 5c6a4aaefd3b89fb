import { expect, test } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { stillToCome } from './today-here.ts';

test('only a day that is still to come is searched for', () => {
  const today = calendarDate('2026-11-17');
  expect(stillToCome('2027-06-12', today)).toBe('2027-06-12');
  expect(stillToCome('2026-11-17', today), 'today').toBe('2026-11-17');
  expect(stillToCome('2020-01-02', today), 'over').toBeNull();
  for (const none of [null, undefined, '', 'banana']) expect(stillToCome(none, today)).toBeNull();
});
