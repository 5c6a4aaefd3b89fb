import { DAY, defineRateClasses, HOUR } from '#platform/limits/rate-classes.ts';

export const referralRateClasses = defineRateClasses({
  /** Mail to people who did not ask for it: few from anybody, and fewer to anybody. */
  refer: {
    exact: true,
    keys: [
      { per: 'account', limit: 15, windowSeconds: HOUR },
      { per: 'account', limit: 40, windowSeconds: DAY },
      { per: 'subject', limit: 3, windowSeconds: DAY },
    ],
  },
});

type ReferralRateClasses = typeof referralRateClasses;

declare module '#platform/limits/rate-classes.ts' {
  interface RateClasses extends ReferralRateClasses {}
}
