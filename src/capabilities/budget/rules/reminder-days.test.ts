import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, calendarDate } from '#base/calendar-date.ts';
import { isReminderDay, isReminderDue } from './reminder-days.ts';

const DUE = calendarDate('2027-03-10');

/** Looked at every day from long before to long after, with some days left out. */
function remindedOn(skipped: ReadonlySet<number> = new Set()): number[] {
  let last: string | null = null;
  const days: number[] = [];
  for (let day = -30; day <= 60; day += 1) {
    const today = addDays(DUE, day);
    if (skipped.has(day) || !isReminderDue({ dueOn: DUE, remindedOn: last }, today)) continue;
    last = today;
    days.push(day);
  }
  return days;
}

it('comes a week before, the day before, the day after, and three more times', () => {
  expect(remindedOn()).toEqual([-7, -1, 1, 8, 15, 22]);
  expect([-7, 0, 1].map((days) => isReminderDay(DUE, addDays(DUE, days)))).toEqual([true, false, true]);
});

it('comes later where a day was missed, and never more often', () => {
  expect(remindedOn(new Set([-7, -6]))).toEqual([-5, -1, 1, 8, 15, 22]);
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: -30, max: 60 })), (skipped) => {
      const days = remindedOn(new Set(skipped));
      expect(days.length).toBeLessThanOrEqual(6);
      expect(days.every((day) => day >= -7 && day <= 28)).toBe(true);
    }),
  );
});

it('does not begin with what is long past', () => {
  expect(isReminderDue({ dueOn: DUE, remindedOn: null }, addDays(DUE, 29))).toBe(false);
});
