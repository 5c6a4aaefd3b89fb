import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PART_POINTS, SCORE_PARTS } from './score-parts.ts';
import {
  answersTenths,
  budgetTenths,
  completenessTenths,
  dateTenths,
  freshnessTenths,
  placeTenths,
  reviewsTenths,
} from './score-storefront.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const EMPTY = { descriptionLength: 0, covers: 0, photos: 0, hasPrice: false, faqs: 0, options: 0 };
const FULL = { descriptionLength: 900, covers: 5, photos: 30, hasPrice: true, faqs: 9, options: 40 };

describe('the parts of a rank', () => {
  test('are worth a hundred points together', () => {
    expect(SCORE_PARTS.reduce((sum, part) => sum + PART_POINTS[part], 0)).toBe(100);
  });

  test('reviews: many good ones beat a single perfect one, and bad ones give nothing', () => {
    const single = reviewsTenths({ count: 1, ratingSum: 5 });
    const many = reviewsTenths({ count: 60, ratingSum: 60 * 4.9 });
    expect(many).toBeGreaterThan(single);
    expect(reviewsTenths({ count: 0, ratingSum: 0 })).toBe(120);
    expect(reviewsTenths({ count: 500, ratingSum: 500 })).toBe(0);
    expect(reviewsTenths({ count: 1_000_000, ratingSum: 5_000_000 })).toBe(300);
  });

  test('one more five-star review never costs points', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.double({ min: 1, max: 5, noNaN: true }), (count, average) => {
        const ratingSum = Math.round(count * average);
        expect(reviewsTenths({ count: count + 1, ratingSum: ratingSum + 5 })).toBeGreaterThanOrEqual(
          reviewsTenths({ count, ratingSum }),
        );
      }),
    );
  });

  test('completeness: from an empty page to a full one', () => {
    expect(completenessTenths(EMPTY)).toBe(0);
    expect(completenessTenths(FULL)).toBe(120);
    expect(completenessTenths({ ...FULL, photos: 0 })).toBe(90);
    expect(completenessTenths({ ...FULL, hasPrice: false })).toBe(100);
  });

  test('answers: unknown is neither praised nor blamed', () => {
    expect(answersTenths(null)).toBe(48);
    expect(answersTenths({ received: 2, answered: 0, medianMinutes: null })).toBe(48);
    expect(answersTenths({ received: 10, answered: 0, medianMinutes: null })).toBe(0);
    expect(answersTenths({ received: 10, answered: 10, medianMinutes: 12 })).toBe(120);
    expect(answersTenths({ received: 10, answered: 10, medianMinutes: 10_000 })).toBe(60);
  });

  test('freshness falls with the months', () => {
    expect(freshnessTenths(daysAgo(0), NOW)).toBe(60);
    expect(freshnessTenths(daysAgo(30), NOW)).toBe(60);
    expect(freshnessTenths(daysAgo(380), NOW)).toBe(30);
    expect(freshnessTenths(daysAgo(3000), NOW)).toBe(0);
    expect(freshnessTenths(daysAgo(-5), NOW)).toBe(60);
  });

  test('place falls with the miles', () => {
    expect(placeTenths(0)).toBe(200);
    expect(placeTenths(5)).toBe(200);
    expect(placeTenths(32.5)).toBe(100);
    expect(placeTenths(500)).toBe(0);
  });

  test('budget: room is worth more than a tight fit', () => {
    expect(budgetTenths(100_000, 900_000)).toBe(100);
    expect(budgetTenths(900_000, 900_000)).toBe(40);
    expect(budgetTenths(900_000, null)).toBe(100);
    expect(budgetTenths(0, 0)).toBe(100);
  });

  test('date: only what is known to be free counts', () => {
    expect(dateTenths(true)).toBe(100);
    expect(dateTenths(false)).toBe(0);
  });
});
