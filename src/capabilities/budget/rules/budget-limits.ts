/** More than any wedding: ten million dollars. */
export const MOST_CENTS = 1_000_000_000;
export const MOST_COUNT = 100_000;
export const LONGEST_NAME = 120;
export const LONGEST_LABEL = 80;
export const LONGEST_NOTE = 2000;
