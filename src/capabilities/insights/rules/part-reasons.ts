import { plural } from '#base/text.ts';
import { aboutText } from './duration-text.ts';
import type { AnswerStats, StandingPart } from './score-gains.ts';

export const PART_LABELS: Readonly<Record<StandingPart, string>> = {
  reviews: 'Reviews',
  place: 'Distance',
  completeness: 'Complete listing',
  answers: 'Answers couples',
  freshness: 'Kept up to date',
};

export type PartFacts = {
  reviews: { count: number; ratingSum: number };
  miles: number;
  /** 'Far Rockaway' */
  city: string;
  completePercent: number;
  answers: AnswerStats | null;
  daysSinceChange: number;
};

/** The score counts everything nearer as the place itself. */
const AT_HOME_MILES = 5;
const FEWEST_ANSWERS = 3;

function answersReason(stats: AnswerStats | null): string {
  if (!stats || stats.received < FEWEST_ANSWERS) return 'Too few inquiries to tell';
  if (stats.medianMinutes === null) return `None of ${stats.received} answered`;
  const inTen = Math.round((stats.answered / stats.received) * 10);
  return `${inTen === 10 ? 'Nearly all' : `${inTen} in 10`}, in ${aboutText(stats.medianMinutes)}`;
}

export function daysAgoText(days: number): string {
  if (days < 1) return 'today';
  return days < 2 ? 'yesterday' : `${plural(Math.floor(days), 'day')} ago`;
}

/** Why a part has as many points as it has. */
export function partReason(part: StandingPart, facts: PartFacts): string {
  switch (part) {
    case 'reviews': {
      const { count, ratingSum } = facts.reviews;
      if (count === 0) return 'No reviews yet';
      return `${(ratingSum / count).toFixed(1)} from ${plural(count, 'review')}`;
    }
    case 'place':
      return facts.miles <= AT_HOME_MILES
        ? `You’re in ${facts.city}`
        : `${plural(Math.round(facts.miles), 'mile')} from ${facts.city}`;
    case 'completeness':
      return `${facts.completePercent}% complete`;
    case 'answers':
      return answersReason(facts.answers);
    case 'freshness':
      return `Last change ${daysAgoText(facts.daysSinceChange)}`;
  }
}
