import { expect, it } from 'vitest';
import { planGifts } from './plan-credits.ts';

it('plans two years of gifts in their order, the last of them still good', () => {
  const now = new Date('2026-11-18T12:00:00Z');
  const gifts = planGifts(now);
  const days = gifts.map(({ at }) => Math.round((now.getTime() - at.getTime()) / 86_400_000));
  expect(days).toEqual(days.toSorted((one, other) => other - one));
  expect(days[0]).toBeGreaterThan(700);
  expect(days.at(-1)).toBeLessThan(180);
  for (const { credits } of gifts) expect(credits).toBeGreaterThan(0);
});
