import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from './calendar-date.ts';
import {
  formatDateInText,
  formatLongDate,
  formatMediumDate,
  formatMonthYear,
  formatShortDate,
  formatUsDate,
  parseUsDate,
} from './calendar-date-format.ts';

const june = calendarDate('2027-06-05');
const december = calendarDate('2009-12-25');

describe('formats', () => {
  it('MM/DD/YYYY', () => {
    expect(formatUsDate(june)).toBe('06/05/2027');
    expect(formatUsDate(december)).toBe('12/25/2009');
  });

  it('MMM DD, YYYY', () => {
    expect(formatMediumDate(june)).toBe('Jun 05, 2027');
    expect(formatMediumDate(december)).toBe('Dec 25, 2009');
  });

  it('in sentences, without leading zeros', () => {
    expect(formatDateInText(june)).toBe('Jun 5, 2027');
    expect(formatDateInText(december)).toBe('Dec 25, 2009');
  });

  it('M/D/YY', () => {
    expect(formatShortDate(june)).toBe('6/5/27');
    expect(formatShortDate(december)).toBe('12/25/09');
  });

  it('MMMM YYYY', () => {
    expect(formatMonthYear(june)).toBe('June 2027');
    expect(formatMonthYear(december)).toBe('December 2009');
  });

  it('with weekday', () => {
    expect(formatLongDate(june)).toBe('Saturday, June 5, 2027');
    expect(formatLongDate(december)).toBe('Friday, December 25, 2009');
  });
});

describe('parseUsDate', () => {
  it('reads MM/DD/YYYY', () => {
    expect(parseUsDate('06/05/2027')).toBe('2027-06-05');
    expect(parseUsDate('02/29/2024')).toBe('2024-02-29');
  });

  it.each([
    '',
    '6/5/2027',
    '06-05-2027',
    '2027/06/05',
    '06/05/27',
    '13/01/2027',
    '02/30/2027',
    '02/29/2025',
    '00/10/2027',
  ])('refuses %j', (text) => {
    expect(parseUsDate(text)).toBeUndefined();
  });

  it('reads back what formatUsDate wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60_000, max: 60_000 }), (days) => {
        const date = addDays(june, days);
        expect(parseUsDate(formatUsDate(date))).toBe(date);
      }),
    );
  });
});
