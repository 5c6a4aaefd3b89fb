import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { type CalendarDay, writeCalendar } from './icalendar.ts';

const NOW = new Date('2026-11-15T12:30:45.678Z');

function day(wishes: Partial<CalendarDay> = {}): CalendarDay {
  return { uid: 'one@ampersand', day: calendarDate('2027-06-12'), summary: 'A day', isBusy: true, ...wishes };
}

/** Lines as a calendar reads them: folds undone. */
function linesOf(text: string): string[] {
  return text.replaceAll('\r\n ', '').split('\r\n');
}

describe('writeCalendar', () => {
  it('writes whole days', () => {
    expect(
      linesOf(writeCalendar('Our wedding', [day({ description: '$1,000', isBusy: false })], NOW)),
    ).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Ampersand//Booked vendors//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Our wedding',
      'BEGIN:VEVENT',
      'UID:one@ampersand',
      'DTSTAMP:20261115T123045Z',
      'DTSTART;VALUE=DATE:20270612',
      'DTEND;VALUE=DATE:20270613',
      'SUMMARY:A day',
      'DESCRIPTION:$1\\,000',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('ends on the next day, over months and years, and knows the last day there is', () => {
    const ends = (text: string) =>
      linesOf(writeCalendar('', [day({ day: calendarDate(text) })], NOW)).find((line) =>
        line.startsWith('DTEND'),
      );
    expect(ends('2028-02-28')).toBe('DTEND;VALUE=DATE:20280229');
    expect(ends('2027-12-31')).toBe('DTEND;VALUE=DATE:20280101');
    expect(ends('9999-12-31')).toBeUndefined();
  });

  it('escapes what has a meaning, and lets nobody add lines', () => {
    const summary = 'Roses, peonies; a \\ and\r\nBEGIN:VALARM\nmore';
    const lines = linesOf(writeCalendar('Us; them', [day({ summary })], NOW));
    expect(lines).toContain('SUMMARY:Roses\\, peonies\\; a \\\\ and\\nBEGIN:VALARM\\nmore');
    expect(lines).toContain('X-WR-CALNAME:Us\\; them');
    expect(lines).not.toContain('BEGIN:VALARM');
  });

  it('folds after 75 bytes and never inside a character', () => {
    const encoder = new TextEncoder();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (summary) => {
        const text = writeCalendar('Our wedding', [day({ summary })], NOW);
        for (const line of text.split('\r\n')) {
          expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
        }
        const escaped = summary
          .replaceAll('\\', '\\\\')
          .replaceAll(/[;,]/g, '\\$&')
          .replaceAll(/\r\n|\r|\n/g, '\\n');
        expect(linesOf(text)).toContain(`SUMMARY:${escaped}`);
      }),
    );
  });
});
