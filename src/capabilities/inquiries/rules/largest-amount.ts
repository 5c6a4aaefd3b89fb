import { MESSAGES } from '#base/validation/messages.ts';
import { isEmpty } from '#base/validation/rule.ts';

/** A billion dollars: what a wedding costs ends well below, and what a number can hold well above. */
export const LARGEST_AMOUNT_CENTS = 100_000_000_000;

/** Whole cents; what was typed as an amount and is none comes as NaN. */
export function amountProblem(cents: number | null | undefined): string | undefined {
  if (isEmpty(cents)) return undefined;
  const isAmount = Number.isInteger(cents) && cents >= 0 && cents <= LARGEST_AMOUNT_CENTS;
  return isAmount ? undefined : MESSAGES.dollarAmount;
}
