import { expect, it } from 'vitest';
import { ordinal, pointsText } from './points-text.ts';

it('places are counted as people say them', () => {
  const said = [1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111, 1_012].map(ordinal);
  expect(said).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '103rd',
    '111th',
    '1012th',
  ]);
});

it('points have a digit after the dot only where there is one', () => {
  expect([185, 200, 4, 0, 559.5].map(pointsText)).toEqual(['18.5', '20', '0.4', '0', '56']);
});
