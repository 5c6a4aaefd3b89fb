import { MESSAGES } from '#base/validation/messages.ts';

/** A billion dollars: what a wedding costs ends well below, and what a number can hold well above. */
export const LARGEST_AMOUNT_CENTS = 100_000_000_000;

/** For whole cents; what was typed as an amount and is none comes as NaN. */
export function amountProblem(cents: number | null): string | undefined {
  return cents === null || (cents >= 0 && cents <= LARGEST_AMOUNT_CENTS) ? undefined : MESSAGES.dollarAmount;
}
