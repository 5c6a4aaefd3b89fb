import fc from 'fast-check';
import ICAL from 'ical.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, calendarDate } from '#base/calendar-date.ts';
import { type CalendarEntry, type CalendarTime, writeCalendar } from './write-calendar.ts';

const NOW = new Date('2026-11-15T12:30:45.678Z');
const june12 = { day: calendarDate('2027-06-12') };
const ceremony = { startsAt: '2027-06-12T16:00', minutes: 45, timeZone: 'America/New_York' };

function entry(time: CalendarTime = june12, wishes: Partial<CalendarEntry> = {}): CalendarEntry {
  return { uid: 'one@ampersand', summary: 'A day', isBusy: true, ...time, ...wishes };
}

/** As another library reads it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent');
  return { calendar, events: events.map((component) => ({ component, event: new ICAL.Event(component) })) };
}

function readOne(of: CalendarEntry) {
  const [first, ...others] = read(writeCalendar('Our wedding', [of], NOW)).events;
  if (!first || others.length > 0) throw new Error('There should be one.');
  return first;
}

/** What a clock shows in a zone. */
function clockIn(timeZone: string, at: Date): string {
  return at.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T').slice(0, 16);
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('writeCalendar', () => {
  it('writes whole days, with a head that calendars know', () => {
    const text = writeCalendar('Our wedding', [entry(june12, { description: '$1,000', isBusy: false })], NOW);
    const lines = text.split('\r\n');
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
    for (const line of [
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Our wedding',
      'UID:one@ampersand',
      'DTSTAMP:20261115T123045Z',
      'DTSTART;VALUE=DATE:20270612',
      'DTEND;VALUE=DATE:20270613',
      'DESCRIPTION:$1\\,000',
      'TRANSP:TRANSPARENT',
    ]) {
      expect(lines).toContain(line);
    }
  });

  it('writes several days as one', () => {
    const text = writeCalendar('Away', [entry({ ...june12, through: calendarDate('2027-06-30') })], NOW);
    expect(text).toContain('DTSTART;VALUE=DATE:20270612\r\n');
    expect(text).toContain('DTEND;VALUE=DATE:20270701\r\n');
  });

  it('leads to where it is dealt with, and reminds in time where it should', () => {
    const { component } = readOne(
      entry(june12, { url: 'https://ampersand.example/budget', remindsHoursBefore: 15 }),
    );
    expect(component.getFirstPropertyValue('url')).toBe('https://ampersand.example/budget');
    const alarms = component.getAllSubcomponents('valarm');
    expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual(['-PT15H']);
    expect(alarms[0]?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(readOne(entry()).component.getAllSubcomponents('valarm')).toEqual([]);
  });

  it('is a calendar without entries too', () => {
    expect(read(writeCalendar('Our wedding', [], NOW)).events).toEqual([]);
  });

  it.each([
    ['UTC', 0],
    ['America/New_York', -4],
    ['America/Los_Angeles', -7],
    ['Pacific/Kiritimati', 14],
    ['Pacific/Pago_Pago', -11],
  ])('has the ceremony at 16:00 in New York and the day on its day, on a machine in %s', (zone, hours) => {
    vi.stubEnv('TZ', zone);
    expect(new Date('2027-06-12T20:00Z').getTimezoneOffset()).toBe(0 - hours * 60);
    const { event } = readOne(entry(ceremony));
    expect(event.startDate.toJSDate().toISOString()).toBe('2027-06-12T20:00:00.000Z');
    expect(clockIn('America/New_York', event.startDate.toJSDate())).toBe('2027-06-12T16:00');
    expect(event.duration.toSeconds()).toBe(45 * 60);
    expect(readOne(entry()).event.startDate.toString()).toBe('2027-06-12');
  });

  it('knows summer and winter time of every zone', () => {
    const zones = [
      'America/New_York',
      'America/Phoenix',
      'America/Anchorage',
      'Pacific/Honolulu',
      'Europe/Rome',
    ];
    const anyTime = fc.record({
      timeZone: fc.constantFrom(...zones),
      // Clocks are turned at night; an hour that does not exist is moved, so days are asked.
      hour: fc.integer({ min: 6, max: 23 }),
      minute: fc.nat(59),
      dayOfYears: fc.nat(3650),
      minutes: fc.integer({ min: 1, max: 2000 }),
    });
    fc.assert(
      fc.property(anyTime, ({ timeZone, hour, minute, dayOfYears, minutes }) => {
        const two = (value: number) => String(value).padStart(2, '0');
        const startsAt = `${addDays(calendarDate('2026-01-01'), dayOfYears)}T${two(hour)}:${two(minute)}`;
        const { event } = readOne(entry({ startsAt, minutes, timeZone }));
        expect(clockIn(timeZone, event.startDate.toJSDate())).toBe(startsAt);
        expect(event.endDate.toUnixTime() - event.startDate.toUnixTime()).toBe(minutes * 60);
      }),
    );
  });

  it('moves an hour that a zone skips, and takes the first of one that comes twice', () => {
    const startOf = (startsAt: string) =>
      readOne(entry({ ...ceremony, startsAt }))
        .event.startDate.toJSDate()
        .toISOString();
    expect(startOf('2027-03-14T02:30')).toBe('2027-03-14T07:30:00.000Z');
    expect(startOf('2027-11-07T01:30')).toBe('2027-11-07T05:30:00.000Z');
  });

  it('ends on the next day, over months and years, and knows the last day there is', () => {
    const endOf = (text: string) =>
      readOne(entry({ day: calendarDate(text) }))
        .component.getFirstPropertyValue('dtend')
        ?.toString();
    expect(endOf('2028-02-28')).toBe('2028-02-29');
    expect(endOf('2027-12-31')).toBe('2028-01-01');
    expect(endOf('9999-12-31')).toBeUndefined();
  });

  it('lets nobody add lines', () => {
    const hostile = 'x, y; a \\ and\r\nBEGIN:VALARM\nmore\rX-EVIL:1';
    const text = writeCalendar(
      hostile,
      [entry(june12, { uid: hostile, summary: hostile, description: hostile })],
      NOW,
    );
    const lines = text.replaceAll('\r\n ', '').split(/\r\n|\r|\n/);
    expect(lines).toContain('SUMMARY:x\\, y\\; a \\\\ and\\nBEGIN:VALARM\\nmore\\nX-EVIL:1');
    expect(lines.filter((line) => /^(BEGIN:VALARM|more|X-EVIL)/.test(line))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(2);
  });

  it('is read as it was written, in lines of 75 bytes at most that cut no character', () => {
    const encoder = new TextEncoder();
    const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(anyText, anyText, (summary, description) => {
        const of = entry(june12, { summary, description });
        for (const line of writeCalendar('Our wedding', [of], NOW).split('\r\n')) {
          expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
        }
        const { event } = readOne(of);
        const plain = (text: string) => text.replaceAll(/\r\n|\r|\n/g, '\n');
        expect(event.summary).toBe(plain(summary));
        expect(event.description).toBe(plain(description));
      }),
    );
  });
});
