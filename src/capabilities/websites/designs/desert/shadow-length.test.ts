import { expect, it } from 'vitest';
import { shadowLength } from './shadow-length.ts';

it('is short at noon and grows until the sun is down', () => {
  const lengths = ['1:00 PM', '4:00 PM', '6:30 PM', '10:00 PM'].map(shadowLength);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  expect(lengths[0]).toBeCloseTo(0.29);
  expect(shadowLength('11:30 PM')).toBe(lengths[3]);
});

it('is as long in the morning as in the afternoon, and as at noon for hours nobody can read', () => {
  expect(shadowLength('10:00')).toBe(shadowLength('16:00'));
  expect(shadowLength('after dinner')).toBe(shadowLength('13:00'));
});
