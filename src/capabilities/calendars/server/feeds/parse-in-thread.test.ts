import { expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { busyDays, calendarText } from '../../testing/calendar-text.ts';
import { parseInThread } from './parse-in-thread.ts';

const window = { from: calendarDate('2026-11-16'), through: calendarDate('2029-11-17') };
const timeZone = 'America/New_York';

it('a calendar is read in a thread of its own', async () => {
  expect(await parseInThread({ text: busyDays('2027-06-12'), timeZone, window })).toEqual({
    kind: 'days',
    days: ['2027-06-12'],
    name: 'Bookings',
  });
});

it('one that takes too long is given up, and this thread goes on meanwhile', async () => {
  const bomb = calendarText(
    ...Array.from({ length: 1_900 }, () => ['DTSTART:20270101T000000Z', 'RRULE:FREQ=MONTHLY;BYDAY=-1SA']),
  );
  let ticks = 0;
  const clock = setInterval(() => {
    ticks += 1;
  }, 20);
  const reading = await parseInThread({ text: bomb, timeZone, window }, 400);
  clearInterval(clock);
  expect(reading).toEqual({ kind: 'failed', failure: 'TOO_COMPLEX' });
  expect(ticks).toBeGreaterThan(3);
});
