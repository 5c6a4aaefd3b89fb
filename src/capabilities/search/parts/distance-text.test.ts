import { expect, test } from 'vitest';
import { distanceText } from './distance-text.ts';

test.each([
  [0, 'Under 1 mi'],
  [0.9, 'Under 1 mi'],
  [1, '1 mi'],
  [6.4, '6 mi'],
  [31.6, '32 mi'],
])('%d miles are %s', (miles, text) => {
  expect(distanceText(miles)).toBe(text);
});
