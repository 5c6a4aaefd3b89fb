import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { countdownTo, countdownWords } from './countdown.ts';

const today = calendarDate('2026-11-15');

function said(date: string | undefined): string {
  const { figure, words } = countdownWords(countdownTo(date ? calendarDate(date) : undefined, today));
  return `${figure} ${words}`;
}

describe('countdownTo', () => {
  it('tells the four states apart', () => {
    expect(countdownTo(undefined, today)).toEqual({ state: 'open' });
    expect(countdownTo(calendarDate('2026-11-16'), today)).toEqual({ state: 'ahead', days: 1 });
    expect(countdownTo(today, today)).toEqual({ state: 'today', days: 0 });
    expect(countdownTo(calendarDate('2026-11-14'), today)).toEqual({ state: 'past', days: 1 });
  });

  it('counts days of the calendar over a change of the clocks and a leap day', () => {
    expect(countdownTo(calendarDate('2027-04-01'), calendarDate('2027-03-01'))).toMatchObject({ days: 31 });
    expect(countdownTo(calendarDate('2028-03-01'), calendarDate('2028-02-28'))).toMatchObject({ days: 2 });
  });
});

describe('countdownWords', () => {
  it('reads as a sentence', () => {
    expect(said('2027-09-11')).toBe('300 days to go');
    expect(said('2026-11-16')).toBe('1 day to go');
    expect(said('2026-11-15')).toBe('Today is the day');
    expect(said('2026-11-14')).toBe('1 day since your day');
    expect(said('2031-11-15')).toBe('1,826 days to go');
    expect(said(undefined)).toBe('? No date yet');
  });
});
