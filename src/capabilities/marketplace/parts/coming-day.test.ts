import { expect, test } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { comingDay } from './coming-day.ts';

const today = () => calendarDate('2026-11-17');
function dayOf(wedding_date: string | null) {
  const user = { user_role_account_weddings: [{ wedding_date }] } as Parameters<typeof comingDay>[0];
  return comingDay(user, today);
}

test('only a day that is still to come is searched for', () => {
  expect(dayOf('2027-06-12')).toBe('2027-06-12');
  expect(dayOf('2026-11-17'), 'today').toBe('2026-11-17');
  expect(dayOf('2020-01-02'), 'over').toBeNull();
  expect(dayOf(null)).toBeNull();
  expect(comingDay(undefined, today)).toBeNull();
});
