import { type ReviewScores, SCORE_KEYS } from '../rules/review-scores.ts';
import type { ReviewPlan } from './plan-reviews.ts';

export type ReviewTally = {
  count: number;
  ratingSum: number;
  /** How many gave one star, two, … five. */
  stars: [number, number, number, number, number];
  scoreSums: ReviewScores;
  latestAt: Date | null;
  byYear: Map<number, { count: number; ratingSum: number }>;
};

/** What the page and the awards make of a storefront's reviews: accepted ones alone count. */
export function tallyReviews(reviews: readonly ReviewPlan[]): ReviewTally {
  const tally: ReviewTally = {
    count: 0,
    ratingSum: 0,
    stars: [0, 0, 0, 0, 0],
    scoreSums: { quality: 0, communication: 0, value: 0, professionalism: 0, flexibility: 0 },
    latestAt: null,
    byYear: new Map(),
  };
  for (const { publishedAt, rating, scores } of reviews) {
    if (!publishedAt) continue;
    tally.count += 1;
    tally.ratingSum += rating;
    tally.stars[rating - 1] = (tally.stars[rating - 1] ?? 0) + 1;
    for (const key of SCORE_KEYS) tally.scoreSums[key] += scores[key];
    if (!tally.latestAt || publishedAt > tally.latestAt) tally.latestAt = publishedAt;
    const year = tally.byYear.get(publishedAt.getUTCFullYear()) ?? { count: 0, ratingSum: 0 };
    tally.byYear.set(publishedAt.getUTCFullYear(), {
      count: year.count + 1,
      ratingSum: year.ratingSum + rating,
    });
  }
  return tally;
}
