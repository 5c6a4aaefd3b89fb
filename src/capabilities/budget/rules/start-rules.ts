import { formatCents } from '#base/money.ts';
import { MOST_CENTS } from './budget-limits.ts';

/** A dollar; less is a slip of the hand. */
const LEAST_TOTAL_CENTS = 100;

/** What is wrong with the one number that a budget begins with, and with another in its place. */
export function startProblem(cents: number | null): string | undefined {
  if (cents !== null && cents > MOST_CENTS) return `Type an amount up to ${formatCents(MOST_CENTS)}.`;
  const isSound = cents !== null && Number.isInteger(cents) && cents >= LEAST_TOTAL_CENTS;
  return isSound ? undefined : 'Type an amount, like 25,000.';
}

export const START_RULES = { totalCents: [startProblem] };
