import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isQuickResponder } from '../rules/response-time.ts';
import { isQuickAtAnswering } from './plan-badges.ts';
import { planResponseStats } from './plan-response-stats.ts';

const now = new Date('2026-11-01T00:00:00Z');
const business = fc.record({
  uuid: fc.uuid(),
  publishedAt: fc.constant(now),
  claimedAt: fc.option(fc.constant(now)),
  responsiveness: fc.double({ min: 0, max: 1, noNaN: true }),
  popularity: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe('answers of the demo world', () => {
  it('tell the same story as the badge', () => {
    fc.assert(
      fc.property(business, (plan) => {
        const stats = planResponseStats(plan);
        expect(stats !== null && isQuickResponder(stats)).toBe(isQuickAtAnswering(plan));
      }),
    );
  });

  it('add up as the table demands', () => {
    fc.assert(
      fc.property(business, (plan) => {
        const stats = planResponseStats(plan);
        expect(stats === null).toBe(plan.claimedAt === null);
        if (!stats) return;
        expect(stats.answeredCount).toBeLessThanOrEqual(stats.receivedCount);
        expect(stats.medianMinutes !== null).toBe(stats.answeredCount > 0);
      }),
    );
  });
});
