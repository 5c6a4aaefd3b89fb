import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { busyDays, calendarText } from '../../testing/calendar-text.ts';
import { parseFeed } from './parse-feed.ts';

const window = { from: calendarDate('2026-11-16'), through: calendarDate('2029-11-17') };
const read = (text: string, timeZone = 'America/New_York') => parseFeed({ text, timeZone, window });
const daysOf = (...events: readonly (readonly string[])[]) => {
  const reading = read(calendarText(...events));
  return reading.kind === 'days' ? reading.days : reading.failure;
};

describe('a calendar of somebody else', () => {
  it('takes whole days, and is called as it calls itself', () => {
    expect(read(busyDays('2027-06-12', '2027-06-13', '2027-06-12'))).toEqual({
      kind: 'days',
      days: ['2027-06-12', '2027-06-13'],
      name: 'Bookings',
    });
  });

  it('takes several days, a length, and nothing of the past', () => {
    expect(daysOf(['DTSTART;VALUE=DATE:20270612', 'DTEND;VALUE=DATE:20270615'])).toHaveLength(3);
    expect(daysOf(['DTSTART;VALUE=DATE:20270612', 'DURATION:P2D'])).toEqual(['2027-06-12', '2027-06-13']);
    expect(daysOf(['DTSTART;VALUE=DATE:20200612'], ['DTSTART:20210612T160000Z'])).toEqual([]);
    expect(daysOf(['DTSTART;VALUE=DATE:20261001', 'DURATION:P90D'])).toContain('2026-12-01');
  });

  it('reads times by the table of their zone, by its name, in UTC, or by the clock of the place', () => {
    const lateShow = (zone: string) => [`DTSTART${zone}:20270612T230000`, 'DURATION:PT30M'];
    expect(daysOf(lateShow(';TZID=Eastern Standard Time'))).toEqual(['2027-06-12']);
    expect(daysOf(lateShow(';TZID=America/Los_Angeles'))).toEqual(['2027-06-13']);
    expect(daysOf(lateShow(';TZID=Nowhere/Town'))).toEqual(['2027-06-12']);
    expect(daysOf(lateShow(''))).toEqual(['2027-06-12']);
    expect(daysOf(['DTSTART:20270613T030000Z', 'DURATION:PT30M'])).toEqual(['2027-06-12']);
  });

  it('leaves out what is free, called off or our own', () => {
    const day = 'DTSTART;VALUE=DATE:20270612';
    expect(daysOf([day, 'TRANSP:TRANSPARENT'])).toEqual([]);
    expect(daysOf([day, 'STATUS:CANCELLED'])).toEqual([]);
    expect(daysOf([day, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'])).toEqual([]);
    expect(daysOf([day, 'UID:booked-1@calendar.ampersand'])).toEqual([]);
    expect(daysOf([day, 'STATUS:TENTATIVE', 'TRANSP:OPAQUE'])).toEqual(['2027-06-12']);
  });

  it('follows repetitions, with what was taken out, moved and called off', () => {
    const weekly = [
      'UID:weekly',
      'DTSTART;VALUE=DATE:20270605',
      'RRULE:FREQ=WEEKLY;COUNT=5',
      'EXDATE;VALUE=DATE:20270612',
    ];
    const moved = ['UID:weekly', 'RECURRENCE-ID;VALUE=DATE:20270619', 'DTSTART;VALUE=DATE:20270620'];
    const off = [
      'UID:weekly',
      'RECURRENCE-ID;VALUE=DATE:20270626',
      'DTSTART;VALUE=DATE:20270626',
      'STATUS:CANCELLED',
    ];
    const foreign = ['UID:other', 'RECURRENCE-ID;VALUE=DATE:20270703', 'DTSTART;VALUE=DATE:20270801'];
    expect(daysOf(weekly, moved, off, foreign)).toEqual([
      '2027-06-05',
      '2027-06-20',
      '2027-07-03',
      '2027-08-01',
    ]);
  });

  it('a time of long ago that was moved here counts', () => {
    const weekly = ['UID:weekly', 'DTSTART;VALUE=DATE:20200606', 'RRULE:FREQ=WEEKLY;COUNT=5'];
    const moved = ['UID:weekly', 'RECURRENCE-ID;VALUE=DATE:20200613', 'DTSTART;VALUE=DATE:20270620'];
    expect(daysOf(weekly, moved)).toEqual(['2027-06-20']);
  });

  it('a change of all that follows moves them all', () => {
    const weekly = ['UID:weekly', 'DTSTART;VALUE=DATE:20270605', 'RRULE:FREQ=WEEKLY;COUNT=3'];
    const later = [
      'UID:weekly',
      'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20270612',
      'DTSTART;VALUE=DATE:20270613',
    ];
    expect(daysOf(weekly, later)).toEqual(['2027-06-05', '2027-06-13', '2027-06-20']);
  });

  it('a repetition keeps its hour when clocks are changed', () => {
    const evening = [
      'DTSTART;TZID=Eastern Standard Time:20270306T233000',
      'DURATION:PT15M',
      'RRULE:FREQ=WEEKLY;COUNT=3',
    ];
    expect(daysOf(evening)).toEqual(['2027-03-06', '2027-03-13', '2027-03-20']);
  });

  it('one that began long ago is followed to where anybody looks, and no further', () => {
    const days = daysOf(['DTSTART;VALUE=DATE:20050103', 'RRULE:FREQ=WEEKLY']);
    expect(days).toHaveLength(157);
    expect(days[0]).toBe('2026-11-16');
  });
});

describe('a hostile calendar', () => {
  it.each([
    '',
    'hello',
    '<html><body>Log in</body></html>',
    'BEGIN:VCARD\r\nEND:VCARD',
    'BEGIN:VCALENDAR\r\nEND:VEVENT',
  ])('%j is none', (text) => {
    expect(read(text)).toEqual({ kind: 'failed', failure: 'NOT_A_CALENDAR' });
  });

  it('one that breaks off is none: it would free the days that are missing', () => {
    expect(read(busyDays('2027-06-12').slice(0, -10)).kind).toBe('failed');
  });

  it('a rule by the second stops at a limit, and so do many small ones together', () => {
    expect(daysOf(['DTSTART:20200101T000000Z', 'RRULE:FREQ=SECONDLY'])).toBe('TOO_COMPLEX');
    expect(daysOf(['DTSTART:20270101T000000Z', 'RRULE:FREQ=DAILY;BYHOUR=1,2,3;BYSECOND=1,2,3'])).toHaveLength(
      1052,
    );
    const many = Array.from({ length: 50 }, () => ['DTSTART;VALUE=DATE:19000101', 'RRULE:FREQ=DAILY']);
    expect(daysOf(...many)).toBe('TOO_COMPLEX');
  });

  it('more than 2,000 events are too many, unless they are over', () => {
    const events = (day: string) => Array.from({ length: 2_001 }, () => [`DTSTART;VALUE=DATE:${day}`]);
    expect(daysOf(...events('20270612'))).toBe('TOO_MANY_EVENTS');
    expect(daysOf(...events('20200612'))).toEqual([]);
  });

  it('dates that no calendar has, zones that contradict themselves and events without a start do no harm', () => {
    expect(daysOf(['SUMMARY:No start'])).toEqual([]);
    expect(daysOf(['DTSTART;VALUE=DATE:20271399'])).toEqual(['2028-04-08']);
    expect(daysOf(['DTSTART;VALUE=DATE:tomorrow'])).toBe('NOT_A_CALENDAR');
    expect(daysOf(['DTSTART:20270612T160000Z', 'DTEND:19990612T160000Z'])).toEqual([]);
  });

  it('a line of a million letters and a thousand foldings are read or refused, quickly', () => {
    const long = calendarText(['DTSTART;VALUE=DATE:20270612', `SUMMARY:${'x'.repeat(900_000)}`]);
    expect(read(long).kind).toBe('days');
    const folded = calendarText(['DTSTART;VALUE=DATE:20270612', `SUMMARY:${'a\r\n '.repeat(50_000)}`]);
    expect(read(folded).kind).toBe('days');
  });
});
