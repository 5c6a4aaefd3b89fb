import { defineRateClasses, MINUTE } from '#platform/limits/rate-classes.ts';

export const budgetRateClasses = defineRateClasses({
  /** A hand on the arrow keys tells once a second where it is; two pages of one person tell twice as much. */
  presence: { exact: false, keys: [{ per: 'account', limit: 120, windowSeconds: MINUTE }] },
});

type BudgetRateClasses = typeof budgetRateClasses;

declare module '#platform/limits/rate-classes.ts' {
  interface RateClasses extends BudgetRateClasses {}
}
