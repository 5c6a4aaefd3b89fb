import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { isAvailableOn } from './availability.ts';

const open = { blockedDays: new Set<never>(), daysOff: [], availableThrough: null };
// A Saturday.
const day = calendarDate('2027-06-12');

describe('isAvailableOn', () => {
  it('is free unless something speaks against it', () => {
    expect(isAvailableOn(day, open)).toBe(true);
  });

  it('is not free when taken, on a day off, or beyond the calendar', () => {
    expect(isAvailableOn(day, { ...open, blockedDays: new Set([day]) })).toBe(false);
    expect(isAvailableOn(day, { ...open, daysOff: [6] })).toBe(false);
    expect(isAvailableOn(day, { ...open, availableThrough: calendarDate('2027-06-11') })).toBe(false);
    expect(isAvailableOn(day, { ...open, availableThrough: day })).toBe(true);
  });
});
