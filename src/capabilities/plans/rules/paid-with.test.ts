import { expect, it } from 'vitest';
import { cardName } from './paid-with.ts';

it.each([
  ['visa', 'Visa ending in 4242'],
  ['amex', 'American Express ending in 4242'],
  ['unionpay', 'Card ending in 4242'],
])('names a card of %s', (brand, words) => {
  expect(cardName({ brand, last4: '4242' })).toBe(words);
});
