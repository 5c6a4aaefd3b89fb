import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { MARKETPLACE_CATEGORIES } from '#capabilities/taxonomy/rules/categories.ts';
import { SHORTEST_REVIEW } from '../rules/review-scores.ts';
import { planReviews, type ReviewedBusiness } from './plan-reviews.ts';
import { tallyReviews } from './review-tally.ts';

const world = { seed: 'test', now: new Date('2026-11-15T09:00:00Z'), today: calendarDate('2026-11-15') };

function business(overrides: Partial<ReviewedBusiness>): ReviewedBusiness {
  return {
    number: 1,
    category: 'wedding-florists',
    traits: new Set(),
    words: {
      name: 'Fern & Sparrow',
      owner: 'Ruth',
      ownerLast: 'Calder',
      city: 'Hudson',
      state: 'New York',
      market: 'Albany',
      years: '9',
      weddings: '20',
      guests: '120',
      price: '$3,000',
    },
    quality: 0.7,
    popularity: 0.9,
    responsiveness: 0.8,
    publishedAt: new Date('2024-01-01T00:00:00Z'),
    yearsInBusiness: 9,
    ...overrides,
  };
}

const many = (overrides: Partial<ReviewedBusiness>) =>
  Array.from({ length: 60 }, (_, number) => planReviews(business({ ...overrides, number }), world));

const average = (reviews: { rating: number }[]) =>
  reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;

describe('planReviews', () => {
  it.each(MARKETPLACE_CATEGORIES.map(({ taxonomyKey }) => taxonomyKey))(
    'writes whole, long enough reviews about %s, no two alike among neighbours',
    (category) => {
      for (const reviews of many({ category })) {
        for (const { text, title, reply } of reviews) {
          expect(text.length).toBeGreaterThanOrEqual(SHORTEST_REVIEW);
          expect(`${title} ${text} ${reply ?? ''}`).not.toMatch(/[{}<>|]|https?:|@\w|undefined|guests was/);
        }
        const newest = reviews.slice(-10).flatMap(({ text }) => text.split(/(?<=[.!?])\s+/));
        expect(new Set(newest).size).toBe(newest.length);
      }
    },
  );

  it('praises good work more than poor work, and popular businesses more often', () => {
    expect(average(many({ quality: 0.95 }).flat())).toBeGreaterThan(average(many({ quality: 0.2 }).flat()));
    expect(many({ popularity: 0.95 }).flat().length).toBeGreaterThan(
      many({ popularity: 0.2 }).flat().length * 2,
    );
  });

  it('has every number of stars', () => {
    const stars = new Set(
      many({ quality: 0.4 })
        .flat()
        .map(({ rating }) => rating),
    );
    expect([...stars].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('lets nobody speak before the business began, after today, or about a draft', () => {
    for (const { submittedAt, serviceDate } of many({ yearsInBusiness: 2 }).flat()) {
      expect(submittedAt.getTime()).toBeLessThan(world.now.getTime());
      expect(serviceDate >= '2024-11-10').toBe(true);
    }
    expect(planReviews(business({ publishedAt: null }), world)).toEqual([]);
  });

  it('is the same for the same business', () => {
    expect(planReviews(business({}), world)).toEqual(planReviews(business({}), world));
  });
});

describe('tallyReviews', () => {
  it('counts what is on the page', () => {
    for (const reviews of many({})) {
      const shown = reviews.filter(({ status }) => status === 'ACCEPTED');
      const tally = tallyReviews(reviews);
      expect(tally.count).toBe(shown.length);
      expect(tally.ratingSum).toBe(shown.reduce((sum, { rating }) => sum + rating, 0));
      expect(tally.stars.reduce((sum, count) => sum + count, 0)).toBe(shown.length);
      expect([...tally.byYear.values()].reduce((sum, { count }) => sum + count, 0)).toBe(shown.length);
    }
  });
});
