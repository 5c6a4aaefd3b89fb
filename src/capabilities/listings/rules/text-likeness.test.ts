import { expect, it } from 'vitest';
import { ALIKE, plainText, textLikeness } from './text-likeness.ts';

const BARN =
  'We open the barn doors at noon and leave the rest of the day to you, with long tables, slow food and a fire outside.';

it('knows a text again that was copied and touched up', () => {
  expect(textLikeness(BARN, BARN.toUpperCase())).toBe(1);
  expect(textLikeness(BARN, `Welcome! ${BARN.replace('noon', 'twelve')} Call us.`)).toBeGreaterThan(ALIKE);
});

it('lets two texts about the same thing be two', () => {
  const other =
    'Our barn seats two hundred under its beams, and the kitchen next door cooks whatever the farm has.';
  expect(textLikeness(BARN, other)).toBeLessThan(0.1);
});

it('finds nothing in nothing', () => {
  expect(textLikeness('', BARN)).toBe(0);
  expect(textLikeness('A barn.', 'A barn.')).toBe(0);
});

it('leaves out what says nothing', () => {
  expect(plainText('A  Barn, by the River!')).toBe('abarnbytheriver');
});
