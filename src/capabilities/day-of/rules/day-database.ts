/** What a phone keeps of the day; whoever logs out leaves none of it. */
export const DAY_DATABASE = 'ampersand-day';
