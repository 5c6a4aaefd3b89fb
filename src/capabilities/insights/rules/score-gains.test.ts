import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PART_POINTS } from '#capabilities/search/rules/score-parts.ts';
import { answersTenths, reviewsTenths } from '#capabilities/search/rules/score-storefront.ts';
import { answersGain, missingTenths, replyGoal, reviewsGain, STANDING_PARTS } from './score-gains.ts';

const stats = fc
  .record({ received: fc.integer({ min: 0, max: 500 }), share: fc.double({ min: 0, max: 1, noNaN: true }) })
  .chain(({ received, share }) => {
    const answered = Math.round(received * share);
    return fc.integer({ min: 1, max: 20_000 }).map((minutes) => ({
      received,
      answered,
      medianMinutes: answered > 0 ? minutes : null,
    }));
  });

describe('what an improvement would give', () => {
  it('is never negative, and never more than its part can hold', () => {
    fc.assert(
      fc.property(stats, (given) => {
        const tenths = answersTenths(given);
        const gain = answersGain(given, tenths);
        expect(gain).toBeGreaterThanOrEqual(0);
        expect(tenths + gain).toBeLessThanOrEqual(PART_POINTS.answers * 10);
      }),
    );
    fc.assert(
      fc.property(fc.nat(400), fc.integer({ min: 1, max: 5 }), fc.nat(20), (count, stars, askable) => {
        const summary = { count, ratingSum: count * stars };
        const tenths = reviewsTenths(summary);
        const gain = reviewsGain(summary, tenths, askable);
        expect(gain).toBeGreaterThanOrEqual(0);
        expect(tenths + gain).toBeLessThanOrEqual(PART_POINTS.reviews * 10);
      }),
    );
  });

  it('sets the slow a day as their goal and the others an hour', () => {
    expect(replyGoal({ received: 10, answered: 6, medianMinutes: 4_320 }).text).toBe('Reply within a day');
    expect(replyGoal({ received: 10, answered: 10, medianMinutes: 300 }).text).toBe('Reply within an hour');
    expect(replyGoal(null).text).toBe('Reply within a day');
    expect(replyGoal({ received: 4, answered: 0, medianMinutes: null }).text).toBe('Reply within a day');
  });

  it('adds up to a whole of 80 points without date and budget', () => {
    expect(STANDING_PARTS.reduce((sum, part) => sum + missingTenths(part, 0), 0)).toBe(800);
    expect(missingTenths('freshness', 60)).toBe(0);
  });
});
