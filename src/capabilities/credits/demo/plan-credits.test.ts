import { expect, it } from 'vitest';
import { planMoments } from './plan-credits.ts';

it('plans two years of gifts and their ends in order, the last of them still good', () => {
  const now = new Date('2026-11-18T12:00:00Z');
  const moments = planMoments(now);
  const days = moments.map(({ at }) => Math.round((now.getTime() - at.getTime()) / 86_400_000));
  expect(days).toEqual(days.toSorted((one, other) => other - one));
  expect(days[0]).toBeGreaterThan(700);
  expect(days.at(-1)).toBeGreaterThanOrEqual(0);
  expect(moments.filter(({ credits }) => credits !== null)).toHaveLength(6);
  expect(moments.filter(({ credits }) => credits === null)).toHaveLength(5);
});
