import { describe, expect, it } from 'vitest';
import { guestCount, guestCountRequired } from './guest-count.ts';

describe('guestCountRequired', () => {
  it.each([['120'], [0], [120]])('takes %j', (value) => {
    expect(guestCountRequired(value)).toBeUndefined();
  });

  it.each([[''], [' '], [null], [undefined], [Number.NaN]])('refuses %j', (value) => {
    expect(guestCountRequired(value)).toBe('Give your guest count to continue. Guesses welcome!');
  });
});

describe('guestCount', () => {
  it.each([[''], [null], [undefined], [0], ['1'], ['1,200'], ['1 200'], [2_000_000_000], ['2000000000']])(
    'takes %j',
    (value) => {
      expect(guestCount(value)).toBeUndefined();
    },
  );

  it.each([
    [2_000_000_001, 'Please enter a smaller number'],
    ['9'.repeat(30), 'Please enter a smaller number'],
    ['many', 'Invalid number'],
    [2.5, 'Invalid number'],
    [-1, 'Please enter a number greater than or equal to zero.'],
  ])('%j: %s', (value, message) => {
    expect(guestCount(value)).toBe(message);
  });
});
