import { defineRateClasses, MINUTE } from '#platform/limits/rate-classes.ts';

export const dayOfRateClasses = defineRateClasses({
  /** Two ushers may share one link, and a phone sends again and again while the line comes and goes. */
  'day-sync': {
    exact: false,
    keys: [
      { per: 'device', limit: 120, windowSeconds: MINUTE },
      { per: 'network', limit: 3_000, windowSeconds: MINUTE },
    ],
  },
});

type DayOfRateClasses = typeof dayOfRateClasses;

declare module '#platform/limits/rate-classes.ts' {
  interface RateClasses extends DayOfRateClasses {}
}
