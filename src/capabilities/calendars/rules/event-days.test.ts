import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, daysBetween } from '#base/calendar-date.ts';
import { daysOfEvent } from './event-days.ts';

const window = { from: calendarDate('2026-11-16'), through: calendarDate('2029-11-17') };
const NEW_YORK = 'America/New_York';
const timed = (startsAt: string, endsAt: string, timeZone = NEW_YORK) =>
  daysOfEvent({ startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) }, timeZone, window);

describe('days of an event', () => {
  it('whole days end before the day they name last', () => {
    const days = (from: string, until: string) =>
      daysOfEvent({ from: calendarDate(from), until: calendarDate(until) }, NEW_YORK, window);
    expect(days('2027-06-12', '2027-06-13')).toEqual(['2027-06-12']);
    expect(days('2027-06-12', '2027-06-15')).toEqual(['2027-06-12', '2027-06-13', '2027-06-14']);
    expect(days('2027-06-12', '2027-06-12')).toEqual(['2027-06-12']);
    expect(days('2027-06-12', '2027-06-01')).toEqual(['2027-06-12']);
  });

  it('a moment falls on the day of the place, not of the feed', () => {
    expect(timed('2027-06-13T02:00:00Z', '2027-06-13T03:00:00Z')).toEqual(['2027-06-12']);
    expect(timed('2027-06-13T02:00:00Z', '2027-06-13T03:00:00Z', 'Europe/Berlin')).toEqual(['2027-06-13']);
    expect(timed('2027-06-12T11:30:00Z', '2027-06-12T12:00:00Z', 'Pacific/Honolulu')).toEqual(['2027-06-12']);
  });

  it('a party that runs past midnight takes the day it began', () => {
    expect(timed('2027-06-12T16:00:00-04:00', '2027-06-13T01:00:00-04:00')).toEqual(['2027-06-12']);
    expect(timed('2027-06-12T16:00:00-04:00', '2027-06-13T06:00:00-04:00')).toEqual(['2027-06-12']);
    expect(timed('2027-06-12T16:00:00-04:00', '2027-06-13T11:00:00-04:00')).toEqual([
      '2027-06-12',
      '2027-06-13',
    ]);
    expect(timed('2027-06-12T01:00:00-04:00', '2027-06-12T02:00:00-04:00')).toEqual(['2027-06-12']);
  });

  it('keeps its days where clocks are changed', () => {
    expect(timed('2027-03-13T16:00:00-05:00', '2027-03-14T23:00:00-04:00')).toEqual([
      '2027-03-13',
      '2027-03-14',
    ]);
    expect(timed('2027-11-07T00:30:00-04:00', '2027-11-07T23:30:00-05:00')).toEqual(['2027-11-07']);
  });

  it('without a length, or with an end before its start, takes the day it begins', () => {
    expect(timed('2027-06-12T16:00:00Z', '2027-06-12T16:00:00Z')).toEqual(['2027-06-12']);
    expect(timed('2027-06-12T16:00:00Z', '2020-06-12T16:00:00Z')).toEqual(['2027-06-12']);
  });

  it('a thousand years take no longer than the days anybody looks at', () => {
    const days = daysOfEvent(
      { from: calendarDate('1000-01-01'), until: calendarDate('9999-12-31') },
      NEW_YORK,
      window,
    );
    expect(days).toHaveLength(daysBetween(window.from, window.through) + 1);
  });

  it('always lie in the window, one after the other', () => {
    const moment = fc.integer({ min: Date.parse('2025-01-01'), max: Date.parse('2031-01-01') });
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 400 * 86_400_000 }), (startsAt, length) => {
        const days = daysOfEvent({ startsAt, endsAt: startsAt + length }, 'America/Los_Angeles', window);
        for (const [index, day] of days.entries()) {
          expect(day >= window.from && day <= window.through).toBe(true);
          if (index > 0) expect(day).toBe(addDays(days[index - 1] ?? day, 1));
        }
        expect(days.length).toBeLessThanOrEqual(Math.ceil(length / 86_400_000) + 1);
      }),
    );
  });
});
