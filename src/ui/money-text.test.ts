import { describe, expect, it } from 'vitest';
import { dollarAmount } from '#base/validation/numbers.ts';
import { moneyText, typedCents, wholeDollarCents } from './money-text.ts';

describe('typedCents', () => {
  it.each([
    ['1200', 120_000],
    ['1,200', 120_000],
    ['$1,200.5', 120_050],
    ['1 200', 120_000],
    ['$ 1,200.00', 120_000],
    [' 19.99 ', 1999],
    ['0', 0],
  ])('reads %j as %d cents', (text, cents) => {
    expect(typedCents(text)).toBe(cents);
    expect(dollarAmount(typedCents(text))).toBeUndefined();
  });

  it('takes blank text as no amount', () => {
    expect(typedCents('')).toBeNull();
    expect(typedCents('  ')).toBeNull();
  });

  it.each(['12.345', '-5', '1,20', 'a lot', '1.2.3'])('leaves %j to the rule', (text) => {
    expect(typedCents(text)).toBeNaN();
    expect(dollarAmount(typedCents(text))).toBe('Invalid dollar amount.');
  });
});

describe('moneyText', () => {
  it('shows cents only where there are some', () => {
    expect(moneyText(120_000)).toBe('$1,200');
    expect(moneyText(120_050)).toBe('$1,200.50');
    expect(moneyText(0)).toBe('$0');
  });

  it('shows nothing for no amount', () => {
    expect(moneyText(null)).toBe('');
    expect(moneyText(Number.NaN)).toBe('');
  });
});

describe('whole dollars', () => {
  it.each([
    [1249, 1200],
    [1250, 1300],
    [1300, 1300],
    [49, 0],
    [null, null],
    [Number.NaN, Number.NaN],
  ])('of %s cents are %s', (cents, whole) => {
    expect(wholeDollarCents(cents)).toBe(whole);
  });
});
