import { LARGEST_AMOUNT_CENTS } from '#capabilities/inquiries/rules/largest-amount.ts';

/** As much as can be offered and noted with a booking. */
export const MOST_CENTS = LARGEST_AMOUNT_CENTS;
/** As many as anything is counted. */
export const MOST_COUNT = 10_000;
/** Of a price for each: for everybody it is no more than a price for the whole may be, so that all sums are counted exactly. */
export const MOST_CENTS_EACH = MOST_CENTS / MOST_COUNT;
/** Signs of a table that is pasted or read from a file. */
export const MOST_PASTED = 2_000_000;
export const PASTED_TOO_MUCH = 'That’s more than a budget holds. Copy only the rows you need.';
export const LONGEST_NAME = 120;
export const LONGEST_LABEL = 80;
export const LONGEST_NOTE = 2000;

export const MOST_LINES = 2000;
export const MOST_PAYMENTS = 4000;
export const MOST_CONTRIBUTORS = 100;
export const MOST_SCENARIOS = 50;
