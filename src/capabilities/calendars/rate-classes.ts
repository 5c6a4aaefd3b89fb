import { defineRateClasses, HOUR, MINUTE } from '#platform/limits/rate-classes.ts';

export const calendarRateClasses = defineRateClasses({
  /** Each makes us ask somebody else's server, at once. */
  'feed-reading': {
    exact: true,
    keys: [
      { per: 'account', limit: 10, windowSeconds: 10 * MINUTE },
      { per: 'account', limit: 40, windowSeconds: HOUR },
    ],
  },
});

type CalendarRateClasses = typeof calendarRateClasses;

declare module '#platform/limits/rate-classes.ts' {
  interface RateClasses extends CalendarRateClasses {}
}
