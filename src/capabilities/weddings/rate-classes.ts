import { DAY, defineRateClasses, HOUR } from '#platform/limits/rate-classes.ts';

export const weddingRateClasses = defineRateClasses({
  /** Mail to an address that somebody types. */
  invite: {
    exact: true,
    keys: [
      { per: 'account', limit: 20, windowSeconds: HOUR },
      { per: 'subject', limit: 10, windowSeconds: DAY },
    ],
  },
});

type WeddingRateClasses = typeof weddingRateClasses;

declare module '#platform/limits/rate-classes.ts' {
  interface RateClasses extends WeddingRateClasses {}
}
