import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  type CalendarDate,
  calendarDate,
  calendarDateFrom,
  calendarDateOf,
  compareDates,
  dayOfWeek,
  daysBetween,
  daysInMonth,
  isCalendarDate,
  isLeapYear,
  parseCalendarDate,
} from './calendar-date.ts';

const FIRST = calendarDate('0001-01-01');
const SPAN = 3_652_058;
const anyDate: fc.Arbitrary<CalendarDate> = fc
  .integer({ min: 0, max: SPAN })
  .map((days) => addDays(FIRST, days));

describe('validity', () => {
  it.each([
    [2024, true],
    [2025, false],
    [1900, false],
    [2000, true],
    [2100, false],
  ])('year %i leap: %s', (year, leap) => {
    expect(isLeapYear(year)).toBe(leap);
    expect(daysInMonth(year, 2)).toBe(leap ? 29 : 28);
  });

  it.each(['2027-06-05', '2024-02-29', '0001-01-01', '9999-12-31'])('takes %s', (text) => {
    expect(parseCalendarDate(text)).toBe(text);
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each([
    '',
    '2027-6-5',
    '2025-02-29',
    '2027-13-01',
    '2027-00-10',
    '2027-04-31',
    '2027-01-00',
    '0000-01-01',
    '2027-06-05T00:00',
    '06/05/2027',
    ' 2027-06-05',
    '2027-06-05\n',
  ])('refuses %j', (text) => {
    expect(parseCalendarDate(text)).toBeUndefined();
    expect(() => calendarDate(text)).toThrow(RangeError);
  });

  it('refuses what is not text or not whole numbers', () => {
    expect(isCalendarDate(20270605)).toBe(false);
    expect(isCalendarDate(null)).toBe(false);
    expect(calendarDateFrom(2027, 6, 5.5)).toBeUndefined();
    expect(calendarDateFrom(Number.NaN, 6, 5)).toBeUndefined();
  });

  it('agrees with the calendar of the platform on every combination of numbers', () => {
    const numbers = [
      fc.integer({ min: 1900, max: 2100 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    ] as const;
    fc.assert(
      fc.property(...numbers, (year, month, day) => {
        const moved = new Date(Date.UTC(year, month - 1, day));
        const exists = moved.getUTCMonth() === month - 1 && moved.getUTCDate() === day;
        expect(calendarDateFrom(year, month, day) !== undefined).toBe(exists);
      }),
    );
  });
});

describe('calendarDateOf', () => {
  const lateEvening = new Date('2027-06-05T02:30:00Z');

  it('takes the day in UTC unless told otherwise', () => {
    expect(calendarDateOf(lateEvening)).toBe('2027-06-05');
  });

  it('takes the day in the given zone', () => {
    expect(calendarDateOf(lateEvening, 'America/New_York')).toBe('2027-06-04');
    expect(calendarDateOf(lateEvening, 'Asia/Tokyo')).toBe('2027-06-05');
  });

  it('keeps zones apart, however many are asked for', () => {
    for (const timeZone of [...Intl.supportedValuesOf('timeZone'), 'UTC', 'America/New_York']) {
      const inSweden = lateEvening.toLocaleDateString('sv-SE', { timeZone });
      expect(calendarDateOf(lateEvening, timeZone), timeZone).toBe(inSweden);
    }
  });

  it('takes the day of UTC as its own text has it', () => {
    const instants = fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        expect(calendarDateOf(instant)).toBe(instant.toISOString().slice(0, 10));
      }),
    );
  });

  it('has no day for what is no instant, or beyond the years', () => {
    expect(() => calendarDateOf(new Date(Number.NaN))).toThrow(RangeError);
    expect(() => calendarDateOf(new Date(Number.NaN), 'Asia/Tokyo')).toThrow(RangeError);
    expect(() => calendarDateOf(new Date('+010000-01-01T00:00:00Z'))).toThrow(RangeError);
    expect(() => calendarDateOf(lateEvening, 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('arithmetic', () => {
  it('adds days over months, years and leap days', () => {
    expect(addDays(calendarDate('2024-02-28'), 1)).toBe('2024-02-29');
    expect(addDays(calendarDate('2025-02-28'), 1)).toBe('2025-03-01');
    expect(addDays(calendarDate('2026-12-31'), 1)).toBe('2027-01-01');
    expect(addDays(calendarDate('2027-01-01'), -1)).toBe('2026-12-31');
  });

  it('adds months and keeps to the end of short months', () => {
    expect(addMonths(calendarDate('2027-01-31'), 1)).toBe('2027-02-28');
    expect(addMonths(calendarDate('2027-11-30'), 3)).toBe('2028-02-29');
    expect(addMonths(calendarDate('2027-03-31'), -13)).toBe('2026-02-28');
    expect(addMonths(calendarDate('2027-06-05'), 0)).toBe('2027-06-05');
  });

  it('adds years, February 29 becoming February 28', () => {
    expect(addYears(calendarDate('2024-02-29'), 1)).toBe('2025-02-28');
    expect(addYears(calendarDate('2024-02-29'), 4)).toBe('2028-02-29');
    expect(addYears(calendarDate('2026-06-05'), 10)).toBe('2036-06-05');
  });

  it('throws when it leaves the four-digit years', () => {
    expect(() => addDays(calendarDate('9999-12-31'), 1)).toThrow(RangeError);
    expect(() => addYears(calendarDate('0001-01-01'), -1)).toThrow(RangeError);
  });

  it('counts days in both directions and across daylight saving', () => {
    expect(daysBetween(calendarDate('2027-03-01'), calendarDate('2027-04-01'))).toBe(31);
    expect(daysBetween(calendarDate('2027-04-01'), calendarDate('2027-03-01'))).toBe(-31);
    expect(daysBetween(calendarDate('2027-04-01'), calendarDate('2027-04-01'))).toBe(0);
  });

  it('knows the day of the week', () => {
    expect(dayOfWeek(calendarDate('2027-06-05'))).toBe(6);
    expect(dayOfWeek(calendarDate('2000-01-02'))).toBe(0);
  });

  it('adding the days between leads from one date to the other', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (a, b) => {
        expect(addDays(a, daysBetween(a, b))).toBe(b);
        expect(Math.sign(daysBetween(a, b))).toBe(-compareDates(a, b) + 0);
      }),
    );
  });

  it('sorts as text does', () => {
    fc.assert(
      fc.property(fc.array(anyDate, { maxLength: 12 }), (dates) => {
        expect([...dates].sort(compareDates)).toEqual([...dates].sort());
      }),
    );
  });
});
