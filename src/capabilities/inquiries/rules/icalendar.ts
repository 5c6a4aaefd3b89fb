import { addDays, type CalendarDate } from '#base/calendar-date.ts';

/** A whole day in somebody's calendar. */
export type CalendarDay = {
  /** The same day written again later keeps it, so calendars change it instead of adding another. */
  uid: string;
  day: CalendarDate;
  summary: string;
  description?: string;
  /** Shown as taken; a payment that is due takes nobody's day. */
  isBusy: boolean;
};

const LONGEST_LINE_BYTES = 75;
const LAST_DAY = '9999-12-31';

/** RFC 5545, 3.3.11 */
function escapeText(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** RFC 5545, 3.1: no line is longer than 75 bytes, and no character is cut in two. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LONGEST_LINE_BYTES) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}

const dateText = (day: CalendarDate) => day.replaceAll('-', '');
const stampText = (at: Date) => `${at.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;

function eventLines({ uid, day, summary, description, isBusy }: CalendarDay, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dateText(day)}`,
    // The first day that no longer belongs to it. The calendar's last day has none, and needs none.
    ...(day < LAST_DAY ? [`DTEND;VALUE=DATE:${dateText(addDays(day, 1))}`] : []),
    `SUMMARY:${escapeText(summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    `TRANSP:${isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ];
}

/** A calendar file that any calendar reads. */
export function writeCalendar(name: string, days: readonly CalendarDay[], now: Date): string {
  const stamp = stampText(now);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ampersand//Booked vendors//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...days.flatMap((day) => eventLines(day, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
