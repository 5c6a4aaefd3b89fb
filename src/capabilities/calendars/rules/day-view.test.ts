import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { type CalendarDays, dayWords, indexDays, isChangedByPress, viewDay } from './day-view.ts';

const saturday = calendarDate('2027-06-12');
const empty: CalendarDays = {
  today: '2026-11-17',
  availableThrough: null,
  daysOff: [],
  blocked: [],
  booked: [],
  feeds: [],
};
const look = (calendar: Partial<CalendarDays>, day = saturday) =>
  viewDay(indexDays({ ...empty, ...calendar }), day);
const booking = { day: saturday, names: 'Maya & Jonah', inquiryUuid: null };
const feeds = [
  { name: 'Google', days: [saturday] },
  { name: 'Outlook', days: [saturday] },
];

describe('a day in a vendor’s calendar', () => {
  it.each([
    [{}, 'FREE', 'open'],
    [{ daysOff: [6] }, 'OFF', 'weekly day off'],
    [{ daysOff: [0] }, 'FREE', 'open'],
    [{ availableThrough: '2027-06-11' }, 'CLOSED', 'not open yet'],
    [{ availableThrough: '2027-06-12' }, 'FREE', 'open'],
    [{ blocked: [saturday], daysOff: [6] }, 'BLOCKED', 'blocked'],
    [{ feeds, blocked: [saturday] }, 'FEED', 'taken in Google & Outlook'],
    [{ booked: [booking], feeds, blocked: [saturday] }, 'BOOKED', 'booked by Maya & Jonah'],
    [{ booked: [{ ...booking, names: '' }] }, 'BOOKED', 'booked'],
  ] as const)('%j is %s', (calendar, face, words) => {
    const view = look(calendar);
    expect(view.face).toBe(face);
    expect(dayWords(view)).toBe(words);
  });

  it('is changed by a press unless a booking or another calendar holds it', () => {
    expect(isChangedByPress(look({}))).toBe(true);
    expect(isChangedByPress(look({ blocked: [saturday] }))).toBe(true);
    expect(isChangedByPress(look({ feeds }))).toBe(false);
    expect(isChangedByPress(look({ booked: [booking] }))).toBe(false);
  });
});
