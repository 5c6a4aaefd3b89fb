export const MOST_IN_HOUSEHOLD = 10;
/** The whole list is one answer, so it has an end. */
export const MOST_GUESTS = 5000;
/** Households that one call adds or removes. */
export const MOST_AT_ONCE = 200;
export const LONGEST_LINE = 200;
export const LONGEST_NOTES = 2000;
export const MOST_EVENTS = 20;
/** Dishes of one event. */
export const MOST_MEALS = 12;
export const LONGEST_EVENT_TEXT = 1000;
/** Households that one file is printed for. */
export const MOST_PRINTED = 1000;
export const MOST_RETURN_LINES = 5;
export const LONGEST_RETURN_LINE = 60;
