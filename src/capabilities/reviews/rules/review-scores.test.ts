import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageRating, overallRating } from './review-scores.ts';
import { reviewMachine } from './review-states.ts';

const score = fc.integer({ min: 1, max: 5 });
const scores = fc.record({
  quality: score,
  communication: score,
  value: score,
  professionalism: score,
  flexibility: score,
});

describe('review scores', () => {
  it('make whole stars between their lowest and their highest', () => {
    fc.assert(
      fc.property(scores, (given) => {
        const rating = overallRating(given);
        expect(Number.isInteger(rating)).toBe(true);
        expect(rating).toBeGreaterThanOrEqual(Math.min(...Object.values(given)));
        expect(rating).toBeLessThanOrEqual(Math.max(...Object.values(given)));
      }),
    );
  });

  it('average to a tenth, and to nothing without reviews', () => {
    expect(averageRating(14, 3)).toBe(4.7);
    expect(averageRating(0, 0)).toBeUndefined();
  });
});

describe('a review', () => {
  it('comes to the page through review, and never back once withdrawn', () => {
    expect(reviewMachine.next('SUBMITTED', 'pick-up')).toBe('IN_REVIEW');
    expect(reviewMachine.next('IN_REVIEW', 'accept')).toBe('ACCEPTED');
    expect(reviewMachine.next('NEW', 'accept')).toBeUndefined();
    expect(reviewMachine.next('ACCEPTED', 'edit')).toBe('SUBMITTED');
    expect(reviewMachine.isFinal('CLOSED')).toBe(true);
    expect(reviewMachine.isFinal('SPAM')).toBe(true);
  });
});
