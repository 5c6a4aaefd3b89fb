import { describe, expect, it } from 'vitest';
import { todayHere } from '#app/today-here.ts';
import { addDays } from '#base/calendar-date.ts';
import { formatUsDate } from '#base/calendar-date-format.ts';
import {
  draftTotal,
  lineErrors,
  lineTotal,
  newLine,
  newQuote,
  type QuoteDraft,
  quoteErrors,
  quoteOf,
} from './quote-draft.ts';

const later = addDays(todayHere(), 30);
const dinner = { label: ' Dinner ', quantity: 140, unitCents: 4200, isDiscount: false };
const early = { label: 'Early booking', quantity: 1, unitCents: 31_000, isDiscount: true };
const whole: QuoteDraft = {
  lines: [dinner, early],
  depositCents: 250_000,
  validUntil: formatUsDate(later),
};

describe('quoteOf', () => {
  it('sends cents, trimmed words, discounts below zero, the sum and a calendar day', () => {
    expect(quoteOf(whole)).toEqual({
      amountCents: 557_000,
      includes: '',
      validUntil: later,
      lines: [
        { label: 'Dinner', quantity: 140, unitCents: 4200 },
        { label: 'Early booking', quantity: 1, unitCents: -31_000 },
      ],
      depositCents: 250_000,
    });
  });
});

describe('quoteErrors', () => {
  it('finds nothing in a whole one, and begins with an end two weeks away', () => {
    expect(quoteErrors(whole)).toEqual({});
    expect(newQuote().validUntil).toBe(formatUsDate(addDays(todayHere(), 14)));
  });

  it('says what is missing', () => {
    expect(quoteErrors({ ...whole, lines: [newLine()] }).lines).toBe('Line 1: Describe this item.');
    expect(quoteErrors({ ...whole, lines: [{ ...dinner, unitCents: null }] }).lines).toBe(
      'Line 1: Enter a price like 42.50.',
    );
    expect(quoteErrors({ ...whole, depositCents: 600_000 })).toEqual({
      depositCents: 'A deposit can’t be more than the total.',
    });
    expect(quoteErrors({ ...whole, validUntil: '' })).toEqual({ validUntil: 'Required' });
    const yesterday = formatUsDate(addDays(todayHere(), -1));
    expect(quoteErrors({ ...whole, validUntil: yesterday })).toEqual({
      validUntil: 'Hmm… this looks like a past date.',
    });
  });

  it('refuses an offer that costs nothing', () => {
    const free = { ...whole, depositCents: null, lines: [dinner, { ...early, unitCents: 588_000 }] };
    expect(quoteErrors(free)).toEqual({ amountCents: 'Please enter a number greater than zero.' });
  });
});

it('adds up what is there while it is typed', () => {
  expect(draftTotal({ ...whole, lines: [dinner, newLine()] })).toBe(588_000);
});

describe('what is no price or too much', () => {
  const broken = { ...dinner, unitCents: Number.NaN, unitTyped: '42.505' };

  it('leaves the total at what can be added up, and never is no number', () => {
    expect(draftTotal({ ...whole, lines: [dinner, broken] })).toBe(588_000);
    expect(lineTotal(broken)).toBeUndefined();
    expect(draftTotal({ ...whole, lines: [{ ...dinner, quantity: 100_000 }] })).toBe(0);
  });

  it('is said at its field, the limit by name', () => {
    expect(lineErrors(broken)).toEqual({ unitCents: 'Enter a price like 42.50.' });
    expect(lineErrors({ ...dinner, unitCents: 9_999_999_999_900 })).toEqual({
      unitCents: 'Enter up to $1,000,000,000.',
    });
    expect(lineErrors({ ...dinner, quantity: 100_000 })).toEqual({
      quantity: 'Enter a quantity from 1 to 10,000.',
    });
  });

  it('is said of the sum where each line is sound', () => {
    const costly = { ...dinner, quantity: 10_000, unitCents: 99_999_999_900 };
    expect(quoteErrors({ ...whole, lines: [costly] })).toEqual({
      amountCents: 'A quote can be up to $1,000,000,000.',
    });
  });
});
