import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import type { OnboardingStepId } from './onboarding-steps.ts';

type At = {
  step?: OnboardingStepId | undefined;
  /** The listing that is being filled. */
  storefront?: string | undefined;
  /** Of the listing to come. */
  category?: string | undefined;
};

/** A question of the onboarding; without one, where somebody left off. */
export function onboardPath({ step, storefront, category }: At): string {
  return withQuery(vendorPaths.onboard, { storefront, category, step });
}
