import { defineRateClasses, MINUTE, perNetwork } from '#platform/limits/rate-classes.ts';

export const listingRateClasses = defineRateClasses({
  /** A form that saves by itself asks often, and several people of one business share a line. */
  autosave: { exact: false, keys: perNetwork(300, MINUTE) },
});

type ListingRateClasses = typeof listingRateClasses;

declare module '#platform/limits/rate-classes.ts' {
  interface RateClasses extends ListingRateClasses {}
}
