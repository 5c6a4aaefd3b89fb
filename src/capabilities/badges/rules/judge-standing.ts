import { calendarDate, datePartsOf, daysBetween } from '#base/calendar-date.ts';
import { BADGES, type BadgeKey } from '#capabilities/storefronts/rules/badges.ts';
import { BADGE_CHECKS } from './badge-checks.data.ts';
import { BEST_OF_CHECKS, UPCOMING_REVIEWS } from './best-of-checks.data.ts';
import { type Check, type JudgedCheck, judgeCheck } from './check.ts';
import type { StandingFacts } from './standing-facts.ts';

export const STANDINGS = ['earned', 'on track', 'not yet'] as const;
export type Standing = (typeof STANDINGS)[number];

export type Verdict = { standing: Standing; checks: JudgedCheck[]; met: number };

function judge(checks: readonly Check[], facts: StandingFacts): Verdict {
  const judged = checks.map((check) => judgeCheck(check, facts));
  const met = judged.filter(({ isMet }) => isMet).length;
  return { standing: met === judged.length ? 'earned' : 'not yet', checks: judged, met };
}

/** A badge holds for listings that are, or were, published: it says something about what couples see. */
export function judgeBadge(badge: BadgeKey, facts: StandingFacts): Verdict {
  return judge(BADGE_CHECKS[badge], facts);
}

/** Best of the year of the day: earned, on the way to it, or not yet. */
export function judgeBestOf(facts: StandingFacts): Verdict {
  const verdict = judge(BEST_OF_CHECKS, facts);
  return isUpcoming(facts, verdict) ? { ...verdict, standing: 'on track' } : verdict;
}

/** Everything holds but the number of reviews, and more than half of those are there. */
function isUpcoming({ year }: StandingFacts, { checks }: Verdict): boolean {
  const open = checks.filter(({ isMet }) => !isMet).map(({ key }) => key);
  return open.length === 1 && open[0] === 'reviews' && year.reviews >= UPCOMING_REVIEWS;
}

/** By rank. */
export function earnedBadges(facts: StandingFacts): BadgeKey[] {
  if (facts.publishedOn === null || facts.publishedOn > facts.day) return [];
  return BADGES.filter((badge) => judgeBadge(badge, facts).standing === 'earned');
}

/** How many days of the year are left after this one. */
export function daysLeftInYear({ day }: Pick<StandingFacts, 'day'>): number {
  return daysBetween(day, calendarDate(`${String(datePartsOf(day).year).padStart(4, '0')}-12-31`));
}
