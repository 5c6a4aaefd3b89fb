import type { ScorePart } from '#capabilities/search/rules/score-parts.ts';
import { PART_POINTS } from '#capabilities/search/rules/score-parts.ts';
import { answersTenths, reviewsTenths } from '#capabilities/search/rules/score-storefront.ts';

/** The parts that count in a search for the place alone. */
export const STANDING_PARTS = [
  'reviews',
  'place',
  'completeness',
  'answers',
  'freshness',
] as const satisfies readonly ScorePart[];
export type StandingPart = (typeof STANDING_PARTS)[number];

export type AnswerStats = { received: number; answered: number; medianMinutes: number | null };

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Who takes longer than a day first learns to answer within one; the others within an hour. */
export function replyGoal(stats: AnswerStats | null): { minutes: number; text: string } {
  const isQuick = stats?.medianMinutes !== null && (stats?.medianMinutes ?? DAY_MINUTES) < DAY_MINUTES;
  return isQuick
    ? { minutes: HOUR_MINUTES, text: 'Reply within an hour' }
    : { minutes: DAY_MINUTES, text: 'Reply within a day' };
}

/** Tenths of a point for answering everybody within the next goal. */
export function answersGain(stats: AnswerStats | null, tenths: number): number {
  const received = Math.max(stats?.received ?? 0, 10);
  const then = answersTenths({ received, answered: received, medianMinutes: replyGoal(stats).minutes });
  return Math.max(0, then - tenths);
}

/** So many five-star reviews are counted with where nobody is there to be asked yet. */
const REVIEWS_TO_COME = 5;

/** Tenths of a point for five stars from those who can be asked. */
export function reviewsGain(
  summary: { count: number; ratingSum: number },
  tenths: number,
  askable: number,
): number {
  const more = askable > 0 ? askable : REVIEWS_TO_COME;
  const then = reviewsTenths({ count: summary.count + more, ratingSum: summary.ratingSum + 5 * more });
  return Math.max(0, then - tenths);
}

/** What is missing to the most that a part can give. */
export function missingTenths(part: StandingPart, tenths: number): number {
  return Math.max(0, PART_POINTS[part] * 10 - tenths);
}
