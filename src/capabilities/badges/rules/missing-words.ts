import { datePartsOf } from '#base/calendar-date.ts';
import { formatCount } from '#base/format-count.ts';
import { plural } from '#base/text.ts';
import type { BadgeKey } from '#capabilities/storefronts/rules/badges.ts';
import { FEWEST_INQUIRIES } from '#capabilities/storefronts/rules/response-time.ts';
import { averageOf, GEM_REVIEWS, NEW_DAYS, topPlaces } from './badge-checks.data.ts';
import { BEST_OF_REVIEWS } from './best-of-checks.data.ts';
import { averageWords, placeWords } from './figure-words.ts';
import { judgeBadge, judgeBestOf } from './judge-standing.ts';
import type { StandingFacts } from './standing-facts.ts';

/** More than that is no help to be told. */
const MOST_TOLD = 20;

/** The first of these checks that is open. */
const firstOpen = (checks: readonly { key: string; isMet: boolean }[]) =>
  checks.find(({ isMet }) => !isMet)?.key;

/** How many five-star reviews lift an average of tenths (48 is 4.8), as whole numbers. */
function reviewsToLift(
  { reviews, ratingSum }: { reviews: number; ratingSum: number },
  tenths: number,
): number {
  return Math.ceil((tenths * reviews - 10 * ratingSum) / (50 - tenths));
}

function liftWords(counted: { reviews: number; ratingSum: number }, tenths: number): string {
  const more = reviewsToLift(counted, tenths);
  const goal = averageWords(tenths / 10);
  if (more > MOST_TOLD)
    return `Your average is ${averageWords(averageOf(counted) ?? 0)}. It has to reach ${goal}.`;
  return `${plural(more, 'more five-star review')} would lift your average to ${goal}.`;
}

/** How many of the next have to be answered, where that is in sight; otherwise how many were not. */
function answerWords(
  { inquiries, answered }: { inquiries: number; answered: number },
  { tenths, more }: { tenths: number; more: number },
): string {
  if (more > MOST_TOLD) {
    return `${formatCount(inquiries - answered)} of ${plural(inquiries, 'inquiry', 'inquiries')} had no answer.`;
  }
  return `Answer the next ${more === 1 ? 'one' : formatCount(more)} and ${tenths} in 10 have an answer.`;
}

function quickWords({ inquiries, answered }: StandingFacts, open: string): string {
  if (open === 'inquiries') {
    return `${plural(FEWEST_INQUIRIES - inquiries, 'more inquiry', 'more inquiries')} to go. From ${FEWEST_INQUIRIES} on it can be counted.`;
  }
  if (open === 'answered') {
    return answerWords({ inquiries, answered }, { tenths: 9, more: 9 * inquiries - 10 * answered });
  }
  return 'Half of your first replies take longer than 24 hours. Every quicker one brings that down.';
}

function trendingWords(facts: StandingFacts, open: string): string {
  const { activity, activityBefore, place, peers } = facts;
  const both = `${plural(activity, 'save or inquiry', 'saves and inquiries')} now, ${formatCount(activityBefore)} before.`;
  if (activity === 0) return 'No saves or inquiries in the last 30 days.';
  if (open === 'growth') {
    const more = Math.ceil((activityBefore * 3) / 2) - activity;
    return `${both} ${formatCount(more)} more this month would do it.`;
  }
  if (place === null) return `${both} Your listing has no market to be compared in.`;
  return `${both} You’re ${placeWords(place)} of ${formatCount(peers)}; the first ${formatCount(topPlaces(facts))} have it.`;
}

function gemWords(facts: StandingFacts, open: string): string {
  if (open === 'reviews') return `${plural(GEM_REVIEWS - facts.reviews, 'more review')} to go.`;
  if (open === 'average') return liftWords(facts, 48);
  if (facts.medianViews === null) return 'Your listing has no market to be compared in.';
  if (facts.views === facts.medianViews) return 'Couples find you as often as most.';
  return 'More couples find you than most. Good news, and not a hidden gem.';
}

function newWords({ publishedOn }: StandingFacts): string {
  if (publishedOn === null) return 'It begins on the day your listing is published.';
  return `Your listing has been here for longer than ${NEW_DAYS} days. You’re established.`;
}

const WORDS: Readonly<Record<BadgeKey, (facts: StandingFacts, open: string) => string>> = {
  QUICK_RESPONDER: quickWords,
  TRENDING: trendingWords,
  HIDDEN_GEM: gemWords,
  NEW: newWords,
};

/** What is still missing, in a sentence; null for who has it. */
export function missingForBadge(badge: BadgeKey, facts: StandingFacts): string | null {
  const open = firstOpen(judgeBadge(badge, facts).checks);
  return open === undefined ? null : WORDS[badge](facts, open);
}

/** The same for the award of the year, which is decided only when the year is over. */
export function missingForBestOf(facts: StandingFacts): string {
  const { year } = facts;
  const { checks } = judgeBestOf(facts);
  const open = firstOpen(checks);
  const next = datePartsOf(facts.day).year + 1;
  if (open === undefined) return `All there. It’s decided on February 1, ${next}, from the whole year.`;
  // What no further review can mend is said first.
  if (checks.some(({ key, isMet }) => key === 'complaints' && !isMet)) {
    return 'A complaint was upheld this year, so this year’s award is out of reach.';
  }
  if (open === 'reviews') return `${plural(BEST_OF_REVIEWS - year.reviews, 'more review')} to go.`;
  if (open === 'average') return liftWords(year, 45);
  return answerWords(year, { tenths: 8, more: 4 * year.inquiries - 5 * year.answered });
}
