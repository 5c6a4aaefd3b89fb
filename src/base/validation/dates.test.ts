import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '#base/calendar-date.ts';
import { formatUsDate } from '#base/calendar-date-format.ts';
import {
  boundedDate,
  calendarDay,
  futureDate,
  notBefore2012,
  notTooFarAhead,
  onCalendarDay,
  usDate,
} from './dates.ts';

const today = calendarDate('2026-08-15');
const EMPTY = ['', null, undefined];

describe('usDate', () => {
  it.each(['06/05/2027', '02/29/2024', '12/31/1999'])('takes %s', (text) => {
    expect(usDate(text)).toBeUndefined();
  });

  it.each(['6/5/2027', '02/29/2025', '13/01/2027', '2027-06-05', '06/05/27', 'soon', ' '])(
    'refuses %j',
    (text) => {
      expect(usDate(text)).toBe('Invalid date');
    },
  );
});

describe('days as calls carry them', () => {
  const notPast = onCalendarDay(futureDate(today));

  it.each(['2027-06-05', '2024-02-29', ...EMPTY])('takes %j', (day) => {
    expect(calendarDay(day)).toBeUndefined();
  });

  it.each(['06/05/2027', '2025-02-29', 'soon'])('refuses %j', (day) => {
    expect(calendarDay(day)).toBe('Invalid date');
    expect(notPast(day)).toBeUndefined();
  });

  it('counts today as the future', () => {
    expect(notPast('2026-08-15')).toBeUndefined();
    expect(notPast('2026-08-14')).toBe('Hmm… this looks like a past date.');
  });
});

describe('notBefore2012', () => {
  it('begins with the year 2012', () => {
    expect(notBefore2012('01/01/2012')).toBeUndefined();
    expect(notBefore2012('12/31/2011')).toBe('Date cannot be before 2012');
  });

  it('leaves unreadable dates to usDate', () => {
    expect(notBefore2012('never')).toBeUndefined();
  });
});

describe('notTooFarAhead', () => {
  it('ends ten years from today', () => {
    expect(notTooFarAhead(today)('08/15/2036')).toBeUndefined();
    expect(notTooFarAhead(today)('08/16/2036')).toBe('Date cannot be after 2036');
    expect(notTooFarAhead(today)('01/01/2040')).toBe('Date cannot be after 2036');
    expect(notTooFarAhead(today)('later')).toBeUndefined();
  });

  it('ends on February 28 when today is a leap day', () => {
    const rule = notTooFarAhead(calendarDate('2028-02-29'));
    expect(rule('02/28/2038')).toBeUndefined();
    expect(rule('03/01/2038')).toBe('Date cannot be after 2038');
  });
});

describe('boundedDate', () => {
  it.each([
    ['06/05/2027', undefined],
    ['02/30/2027', 'Invalid date'],
    ['12/31/2011', 'Date cannot be before 2012'],
    ['08/16/2036', 'Date cannot be after 2036'],
  ])('%s: %s', (text, message) => {
    expect(boundedDate(today)(text)).toBe(message);
  });
});

describe('futureDate', () => {
  it.each([
    ['08/15/2026', undefined],
    ['08/16/2026', undefined],
    ['08/14/2026', 'Hmm… this looks like a past date.'],
    ['02/30/2027', 'Hmm… this does not look like a valid date.'],
    ['next June', 'Hmm… this does not look like a valid date.'],
  ])('%s: %s', (text, message) => {
    expect(futureDate(today)(text)).toBe(message);
  });

  it('splits all days at today', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3000, max: 3000 }), (days) => {
        expect(futureDate(today)(formatUsDate(addDays(today, days))) === undefined).toBe(days >= 0);
      }),
    );
  });
});

it('leaves empty fields to required', () => {
  for (const empty of EMPTY) {
    for (const rule of [
      usDate,
      notBefore2012,
      notTooFarAhead(today),
      boundedDate(today),
      futureDate(today),
    ]) {
      expect(rule(empty)).toBeUndefined();
    }
  }
});
