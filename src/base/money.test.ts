import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centsFromDollars,
  dollarsFromCents,
  dollarsText,
  formatCents,
  formatPriceRange,
  formatShort,
  formatShortRange,
  parseDollars,
} from './money.ts';
import { dollarAmount } from './validation/numbers.ts';

describe('dollarsFromCents and centsFromDollars', () => {
  it.each([
    [0, 0],
    [100, 1],
    [149, 1],
    [150, 2],
    [-150, -2],
    [-49, 0],
  ])('%i cents are %i dollars', (cents, dollars) => {
    expect(dollarsFromCents(cents)).toBe(dollars);
  });

  it.each([
    [0, 0],
    [1, 100],
    [19.99, 1999],
    [0.29, 29],
    [-2.5, -250],
  ])('%d dollars are %i cents', (dollars, cents) => {
    expect(centsFromDollars(dollars)).toBe(cents);
  });

  it('gives whole dollars back unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (dollars) => {
        expect(dollarsFromCents(centsFromDollars(dollars))).toBe(dollars + 0);
      }),
    );
  });

  it('survives the trip through decimal dollars for every whole number of cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (cents) => {
        expect(centsFromDollars(cents / 100)).toBe(cents);
      }),
    );
  });
});

describe('formatShort', () => {
  it.each([
    [0, '$0'],
    [85_000, '$850'],
    [99_949, '$999'],
    [570_000, '$5.7k'],
    [1_200_000, '$12k'],
  ])('writes %i cents as %s', (cents, text) => {
    expect(formatShort(cents)).toBe(text);
  });

  it('says a range as the long form does', () => {
    expect(formatShortRange(570_000, 860_000)).toBe('$5.7k–$8.6k');
    expect(formatShortRange(1_900_000, null)).toBe('$19k+');
    expect(formatShortRange(null, 700_000)).toBe('Up to $7k');
    expect(formatShortRange(null, null)).toBe('');
  });
});

describe('formatCents', () => {
  it.each([
    [0, '$0'],
    [5, '$0.05'],
    [100, '$1'],
    [120_000, '$1,200'],
    [120_050, '$1,200.50'],
    [123_456_789, '$1,234,567.89'],
    [-300, '-$3'],
    [-5, '-$0.05'],
  ])('%i is %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });
});

describe('what is written', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });

  it.each([
    ['formatCents', formatCents],
    ['dollarsText', dollarsText],
    ['plain digits', (cents: number) => (cents / 100).toFixed(2)],
    ['spaces between thousands', (cents: number) => dollarsText(cents).replaceAll(',', '\u00a0')],
  ])('by %s is read back, and no rule minds it', (_name, write) => {
    fc.assert(
      fc.property(amount, (cents) => {
        const text = write(cents);
        expect(parseDollars(text)).toBe(cents);
        expect(dollarAmount(text)).toBeUndefined();
        expect(dollarsText(parseDollars(text) ?? null)).toBe(dollarsText(cents));
      }),
    );
  });

  it('is judged alike by the rule and the reader, whatever it is', () => {
    const typed = fc.stringMatching(/^[$ \d,.\u00a0-]{1,12}$/);
    fc.assert(
      fc.property(typed, (text) => {
        expect(dollarAmount(text) === undefined).toBe(parseDollars(text) !== undefined);
      }),
    );
  });

  it('is nothing where no amount is known', () => {
    expect(dollarsText(null)).toBe('');
  });
});

describe('formatPriceRange', () => {
  it.each([
    [100_000, 250_000, '$1,000–$2,500'],
    [100_000, null, '$1,000+'],
    [null, 250_000, 'Up to $2,500'],
    [undefined, 250_000, 'Up to $2,500'],
    [100_000, 100_000, '$1,000'],
    [0, 5_000, 'Up to $50'],
    [0, 0, '$0'],
    [0, undefined, '$0+'],
    [null, 0, 'Up to $0'],
    [null, undefined, ''],
  ])('%s to %s is %s', (min, max, text) => {
    expect(formatPriceRange(min, max)).toBe(text);
  });
});

describe('parseDollars', () => {
  it.each([
    ['1200', 120_000],
    ['1,200.5', 120_050],
    ['$1,200.50', 120_050],
    [' 7.05 ', 705],
    ['0', 0],
    ['5,700.00', 570_000],
    ['5 700', 570_000],
    ['5 700,5', 570_050],
    ['$5 700,50', 570_050],
    ['5\u00a0700', 570_000],
    ['$ 5,700', 570_000],
    ['5700$', 570_000],
    ['5, 700', 570_000],
    ['1 234 567.8', 123_456_780],
    ['\u200b5700\u200b', 570_000],
  ])('reads %j', (text, cents) => {
    expect(parseDollars(text)).toBe(cents);
  });

  it.each([
    ...['', '$', '-5', '1.234', '1,20', '12.', '.5', '1e3', 'ten', '9'.repeat(40)],
    ...['5k', '5.700,00', '12 34', '1,2345', '1,,200', '$$5', '$5$', '5000 6000', '$5-$6', '５００'],
  ])('refuses %j', (text) => {
    expect(parseDollars(text)).toBeUndefined();
  });
});
