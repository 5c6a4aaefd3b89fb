import { daysBetween } from '#base/calendar-date.ts';
import type { BadgeKey } from '#capabilities/storefronts/rules/badges.ts';
import {
  FEWEST_INQUIRIES,
  QUICK_MINUTES,
  QUICK_SHARE,
} from '#capabilities/storefronts/rules/response-time.ts';
import type { Check } from './check.ts';
import { averageWords, countWords, growthWords, placeWords, shareWords, waitWords } from './figure-words.ts';
import { type StandingFacts, shareOf } from './standing-facts.ts';

const GROWTH = 1.5;
export const GEM_REVIEWS = 3;
const GEM_AVERAGE = 4.8;
export const NEW_DAYS = 90;

const plain = { value: countWords, needed: (threshold: number) => `${countWords(threshold)} needed` };
const never = { value: 'None', isMet: false };

/** A tenth of the market, and at least the first. */
export function topPlaces({ peers }: Pick<StandingFacts, 'peers'>): number {
  return Math.max(1, Math.floor(peers / 10));
}

/** From nothing to something is growth without an end; from nothing to nothing is none. */
function growthOf({ activity, activityBefore }: StandingFacts): number | null {
  if (activityBefore > 0) return activity / activityBefore;
  return activity > 0 ? Number.POSITIVE_INFINITY : null;
}

export const averageOf = ({ reviews, ratingSum }: { reviews: number; ratingSum: number }) =>
  shareOf(ratingSum, reviews);

/** Each rule as it is published: what is measured, what it is held against, and the words for both. */
export const BADGE_CHECKS: Readonly<Record<BadgeKey, readonly Check[]>> = {
  QUICK_RESPONDER: [
    {
      ...{ key: 'inquiries', label: 'Inquiries', comparison: 'at least', unmeasured: never, ...plain },
      figure: ({ inquiries }) => inquiries,
      threshold: () => FEWEST_INQUIRIES,
    },
    {
      ...{ key: 'answered', label: 'Answered', comparison: 'at least', scale: 1, unmeasured: never },
      figure: ({ answered, inquiries }) => shareOf(answered, inquiries),
      threshold: () => QUICK_SHARE,
      value: shareWords,
      needed: (threshold) => `${shareWords(threshold)} needed`,
    },
    {
      ...{ key: 'wait', label: 'First reply, median', comparison: 'at most', unmeasured: never },
      figure: ({ medianMinutes }) => medianMinutes,
      threshold: () => QUICK_MINUTES,
      value: waitWords,
      needed: (threshold) => `${waitWords(threshold)} at most`,
    },
  ],
  TRENDING: [
    {
      ...{ key: 'growth', label: 'Growth', comparison: 'at least', unmeasured: never },
      figure: growthOf,
      threshold: () => GROWTH,
      value: growthWords,
      needed: (threshold) => `${growthWords(threshold)} needed`,
    },
    {
      ...{ key: 'place', label: 'Place in your market', comparison: 'at most', unmeasured: never },
      figure: ({ place, activity }) => (activity > 0 ? place : null),
      threshold: topPlaces,
      value: (place, { peers }) => `${placeWords(place)} of ${countWords(peers)}`,
      needed: (threshold) => `Top ${countWords(threshold)} needed`,
    },
  ],
  HIDDEN_GEM: [
    {
      ...{ key: 'reviews', label: 'Reviews', comparison: 'at least', unmeasured: never, ...plain },
      figure: ({ reviews }) => reviews,
      threshold: () => GEM_REVIEWS,
    },
    {
      ...{ key: 'average', label: 'Average', comparison: 'at least', scale: 5, unmeasured: never },
      figure: averageOf,
      threshold: () => GEM_AVERAGE,
      value: averageWords,
      needed: (threshold) => `${averageWords(threshold)} needed`,
    },
    {
      ...{ key: 'views', label: 'Views, 30 days', comparison: 'below', unmeasured: never },
      figure: ({ views }) => views,
      threshold: ({ medianViews }) => medianViews,
      value: countWords,
      needed: (threshold) => `Under ${countWords(Math.ceil(threshold))}`,
    },
  ],
  NEW: [
    {
      key: 'days',
      label: 'Days since publishing',
      comparison: 'at most',
      unmeasured: { value: 'Not published', isMet: false },
      figure: ({ publishedOn, day }) =>
        publishedOn === null || publishedOn > day ? null : daysBetween(publishedOn, day),
      threshold: () => NEW_DAYS,
      value: countWords,
      needed: (threshold) => `${countWords(threshold)} at most`,
    },
  ],
};
