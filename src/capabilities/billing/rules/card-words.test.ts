import { expect, it } from 'vitest';
import { cardExpiry, cardName } from './card-words.ts';

it('names a card by as much as is known of it', () => {
  expect(cardName({ brand: 'visa', last4: '4242' })).toBe('Visa ending in 4242');
  expect(cardName({ brand: 'unionpay', last4: '0005' })).toBe('Card ending in 0005');
  expect(cardExpiry({ expMonth: 3, expYear: 2034 })).toBe('Expires 03/34');
});
