import { DAY, defineRateClasses, MINUTE } from '#platform/limits/rate-classes.ts';

export const planRateClasses = defineRateClasses({
  /** Each time a price is asked for with a code: enough for somebody who compares, too little to guess one. */
  'promo-code': {
    exact: true,
    keys: [
      { per: 'account', limit: 30, windowSeconds: 10 * MINUTE },
      { per: 'account', limit: 150, windowSeconds: DAY },
    ],
  },
});

type PlanRateClasses = typeof planRateClasses;

declare module '#platform/limits/rate-classes.ts' {
  interface RateClasses extends PlanRateClasses {}
}
