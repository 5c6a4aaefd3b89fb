/** More than any wedding: ten million dollars. */
export const MOST_CENTS = 1_000_000_000;
export const MOST_COUNT = 100_000;
export const LONGEST_NAME = 120;
export const LONGEST_LABEL = 80;
export const LONGEST_NOTE = 2000;

export const MOST_LINES = 2000;
export const MOST_PAYMENTS = 4000;
export const MOST_CONTRIBUTORS = 100;
export const MOST_SCENARIOS = 50;
