import { defineRateClasses, HOUR, perNetwork } from '#platform/limits/rate-classes.ts';

export const storefrontRateClasses = defineRateClasses({
  report: { exact: true, keys: perNetwork(20, HOUR) },
});

type StorefrontRateClasses = typeof storefrontRateClasses;

declare module '#platform/limits/rate-classes.ts' {
  interface RateClasses extends StorefrontRateClasses {}
}
