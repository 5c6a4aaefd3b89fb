import { defineErrors } from '#platform/contract/errors.ts';

export const planErrors = defineErrors({
  'plans.purchase_not_found': 404,
  /** The price on the page is not the price any more. */
  'plans.price_changed': 400,
  'plans.promo_refused': 400,
  /** More was spent meanwhile, or less. */
  'plans.refund_changed': 400,
  'plans.not_callable_off': 400,
  'plans.same_plan': 400,
  /** One plan waits to start already. */
  'plans.already_scheduled': 400,
  /** A year that is paid by the month is not over. */
  'plans.agreed_on_longer': 400,
  'plans.trial_used': 400,
  /** A trial is for listings without a plan. */
  'plans.has_plan': 400,
  /** The page speaks of a plan that has ended, started or changed since. */
  'plans.plan_changed': 400,
  'plans.nothing_due': 400,
  'plans.promo_not_found': 404,
  /** Another code is written the same. */
  'plans.promo_exists': 400,
  'plans.promo_ended': 400,
});

type PlanErrors = typeof planErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends PlanErrors {}
}
