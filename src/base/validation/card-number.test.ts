import { expect, it } from 'vitest';
import { hasCardNumber, noCardNumber } from './card-number.ts';

it.each([
  ['4242424242424242', true],
  ['card 4242 4242 4242 4242, thanks', true],
  ['3782-822463-10005', true],
  ['6011 0009 9013 9424\n12/34', true],
  ['4242 4242 4242 4241', false],
  ['12-3456789', false],
  ['24 Garden Street, Hudson NY 12534', false],
  ['42424242424242424242424242', false],
  ['', false],
])('%s: %s', (text, isCard) => {
  expect(hasCardNumber(text)).toBe(isCard);
  expect(noCardNumber(text) !== undefined).toBe(isCard);
});
