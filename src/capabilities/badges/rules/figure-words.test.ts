import { expect, it } from 'vitest';
import { averageWords, growthWords, placeWords, shareWords, waitWords } from './figure-words.ts';

it('never makes a figure look better than it is', () => {
  expect([0.9, 0.899, 1, 0.29].map(shareWords)).toEqual(['90%', '89%', '100%', '29%']);
  expect([4.8, 4.79, 4.5, 4.499, 5].map(averageWords)).toEqual(['4.8', '4.7', '4.5', '4.4', '5.0']);
  expect([1.5, 1.4999, 62 / 46, Number.POSITIVE_INFINITY].map(growthWords)).toEqual([
    '1.5×',
    '1.49×',
    '1.34×',
    'From none',
  ]);
  expect([0, 59, 60, 61, 1440, 1441, 4320].map(waitWords)).toEqual([
    '1 min',
    '59 min',
    '1 h',
    '2 h',
    '24 h',
    '1.1 days',
    '3 days',
  ]);
});

it('counts places as one says them', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 112, 1101].map(placeWords)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '112th',
    '1,101st',
  ]);
});
