import { describe, expect, it } from 'vitest';
import { todayHere } from '#app/today-here.ts';
import { addDays } from '#base/calendar-date.ts';
import { formatUsDate } from '#base/calendar-date-format.ts';
import { NO_QUOTE, quoteErrors, quoteOf } from './quote-draft.ts';

const later = addDays(todayHere(), 30);
const whole = { amountCents: 820_000, includes: ' Ceremony and supper ', validUntil: formatUsDate(later) };

describe('quoteErrors', () => {
  it('finds nothing wrong with a whole offer, or with one that stays open', () => {
    expect(quoteErrors(whole)).toEqual({});
    expect(quoteErrors({ ...NO_QUOTE, amountCents: 1 })).toEqual({});
  });

  it.each([
    [null, 'Required'],
    [Number.NaN, 'Invalid dollar amount.'],
    [0, 'Please enter a number greater than zero.'],
    [100_000_000_001, 'Invalid dollar amount.'],
  ])('refuses the amount %s', (amountCents, message) => {
    expect(quoteErrors({ ...whole, amountCents })).toEqual({ amountCents: message });
  });

  it('refuses days that are none or over, and too many words', () => {
    expect(quoteErrors({ ...whole, validUntil: '13/40/2027' })).toEqual({ validUntil: 'Invalid date' });
    const yesterday = formatUsDate(addDays(todayHere(), -1));
    expect(quoteErrors({ ...whole, validUntil: yesterday })).toEqual({
      validUntil: 'Hmm… this looks like a past date.',
    });
    expect(quoteErrors({ ...whole, includes: 'a'.repeat(501) })).toEqual({
      includes: 'Must be 500 characters or less',
    });
  });
});

describe('quoteOf', () => {
  it('sends cents, trimmed words and a calendar day', () => {
    expect(quoteOf(whole)).toEqual({
      amountCents: 820_000,
      includes: 'Ceremony and supper',
      validUntil: later,
    });
    expect(quoteOf({ ...NO_QUOTE, amountCents: 5 }).validUntil).toBeNull();
  });
});
