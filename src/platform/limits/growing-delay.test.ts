import { expect, it } from 'vitest';
import { delayAfter } from './growing-delay.ts';

it('grows from nothing to an hour and stays there', () => {
  const delays = Array.from({ length: 20 }, (_, index) => delayAfter(index + 1, 10) / 60);
  expect(delays.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 0));
  expect(delays.slice(9)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60]);
  expect(delayAfter(1_000_000, 10)).toBe(3_600);
});
