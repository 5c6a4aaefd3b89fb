import { expect, it, test } from 'vitest';
import { monthBegan, rewardOf } from './reward.ts';

test.each([
  ['wedding-venues', 36],
  ['wedding-photographers', 11],
  ['wedding-catering', 27],
  ['wedding-florists', 12],
  ['wedding-videographers', 8],
  ['wedding-cakes-desserts', 5],
] as const)('%s get %i credits', (category, credits) => {
  expect(rewardOf(category)).toBe(credits);
});

it('counts months by the clock of the books', () => {
  expect(monthBegan(new Date('2026-03-31T23:59:59.999Z')).toISOString()).toBe('2026-03-01T00:00:00.000Z');
  expect(monthBegan(new Date('2026-03-01T00:00:00.000Z')).toISOString()).toBe('2026-03-01T00:00:00.000Z');
  expect(monthBegan(new Date('2027-01-15T12:00:00.000Z')).toISOString()).toBe('2027-01-01T00:00:00.000Z');
});
