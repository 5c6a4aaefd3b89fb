import { expect, it } from 'vitest';
import { cardExpiry } from './card-words.ts';

it('says until when a card holds', () => {
  expect(cardExpiry({ expMonth: 3, expYear: 2034 })).toBe('Expires 03/34');
});
