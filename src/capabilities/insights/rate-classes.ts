import { defineRateClasses, MINUTE, perNetwork } from '#platform/limits/rate-classes.ts';

export const insightRateClasses = defineRateClasses({
  /** Each storefront page sends one; a whole office may share an address. */
  'storefront-view': { exact: false, keys: perNetwork(120, MINUTE) },
});

type InsightRateClasses = typeof insightRateClasses;

declare module '#platform/limits/rate-classes.ts' {
  interface RateClasses extends InsightRateClasses {}
}
