import { PART_POINTS } from './score-parts.ts';

/**
 * The parts of a rank, each in tenths of a point, so that sums are exact and the same everywhere.
 * Every part is a share from 0 to 1 of the points in PART_POINTS.
 */
function tenths(part: keyof typeof PART_POINTS, share: number): number {
  return Math.round(PART_POINTS[part] * 10 * Math.min(1, Math.max(0, share)));
}

/** As many imagined reviews of this average come before the real ones, so that one review proves little. */
const PRIOR_REVIEWS = 5;
const PRIOR_RATING = 3.8;
const LOWEST_RATING = 3;
const HIGHEST_RATING = 5;

/** A Bayesian average: 3 stars and less give nothing, 5 stars from many give all. */
export function reviewsTenths({ count, ratingSum }: { count: number; ratingSum: number }): number {
  const average = (PRIOR_REVIEWS * PRIOR_RATING + ratingSum) / (PRIOR_REVIEWS + count);
  return tenths('reviews', (average - LOWEST_RATING) / (HIGHEST_RATING - LOWEST_RATING));
}

export type Completeness = {
  descriptionLength: number;
  covers: number;
  photos: number;
  hasPrice: boolean;
  faqs: number;
  options: number;
};

/** What a couple finds on the page; each wish fulfilled gives its share of the twelve points. */
export function completenessTenths(page: Completeness): number {
  const shares = [
    2 * Math.min(1, page.descriptionLength / 400),
    2 * Math.min(1, page.covers / 3),
    3 * Math.min(1, page.photos / 10),
    2 * (page.hasPrice ? 1 : 0),
    1 * Math.min(1, page.faqs / 4),
    2 * Math.min(1, page.options / 12),
  ];
  return tenths('completeness', shares.reduce((sum, share) => sum + share, 0) / 12);
}

/** Fewer inquiries than this say nothing about a business. */
const FEWEST_INQUIRIES = 3;
const UNKNOWN_ANSWERS = 0.4;
const QUICK_MINUTES = 60;
const SLOW_MINUTES = 72 * 60;

/** Half for answering at all, half for answering soon: all within an hour, nothing from three days on. */
export function answersTenths(
  stats: { received: number; answered: number; medianMinutes: number | null } | null,
): number {
  if (!stats || stats.received < FEWEST_INQUIRIES) return tenths('answers', UNKNOWN_ANSWERS);
  const rate = stats.answered / stats.received;
  if (stats.medianMinutes === null) return tenths('answers', rate / 2);
  const minutes = Math.max(QUICK_MINUTES, stats.medianMinutes);
  const speed = 1 - Math.log(minutes / QUICK_MINUTES) / Math.log(SLOW_MINUTES / QUICK_MINUTES);
  return tenths('answers', (rate + Math.max(0, speed)) / 2);
}

const FRESH_DAYS = 30;
const STALE_DAYS = 730;
const MS_PER_DAY = 86_400_000;

/** All points for a month after the last change or review, falling to nothing after two years. */
export function freshnessTenths(lastChange: Date, now: Date): number {
  const days = (now.getTime() - lastChange.getTime()) / MS_PER_DAY;
  return tenths('freshness', (STALE_DAYS - days) / (STALE_DAYS - FRESH_DAYS));
}

const NEAR_MILES = 5;
const FAR_MILES = 60;

/** All points up to five miles, none from sixty on. */
export function placeTenths(miles: number): number {
  return tenths('place', (FAR_MILES - miles) / (FAR_MILES - NEAR_MILES));
}

/** A day asked for that the business shows as free; what is not known gives nothing and costs nothing. */
export function dateTenths(isKnownFree: boolean): number {
  return isKnownFree ? tenths('date', 1) : 0;
}

/** Up to this share of the budget everything is well; from there on wishes beyond the starting price grow tight. */
const COMFORTABLE_SHARE = 0.75;
const TIGHT_FIT = 0.4;

/** Among prices within the budget: all points while there is room, four tenths at its very end. */
export function budgetTenths(priceCents: number, maxCents: number | null): number {
  if (maxCents === null || maxCents === 0) return tenths('budget', 1);
  const used = priceCents / maxCents;
  const tightness = Math.max(0, (used - COMFORTABLE_SHARE) / (1 - COMFORTABLE_SHARE));
  return tenths('budget', 1 - tightness * (1 - TIGHT_FIT));
}
