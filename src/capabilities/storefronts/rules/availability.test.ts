import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { dayStateOf, isAvailableOn } from './availability.ts';

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

describe('dayStateOf', () => {
  const today = calendarDate('2027-06-01');

  it('tells taken, off, not opened yet and past apart', () => {
    expect(dayStateOf(day, open, today)).toBe('FREE');
    expect(dayStateOf(day, { ...open, blockedDays: new Set([day]), daysOff: [6] }, today)).toBe('TAKEN');
    expect(dayStateOf(day, { ...open, daysOff: [6] }, today)).toBe('OFF');
    expect(dayStateOf(day, { ...open, availableThrough: today, daysOff: [6] }, today)).toBe('UNKNOWN');
    expect(dayStateOf(calendarDate('2027-05-31'), { ...open, blockedDays: new Set([day]) }, today)).toBe(
      'PAST',
    );
    expect(dayStateOf(today, open, today)).toBe('FREE');
  });
});
