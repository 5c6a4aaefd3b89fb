import { defineRateClasses, HOUR, MINUTE, perNetwork } from '#platform/limits/rate-classes.ts';

export const listingRateClasses = defineRateClasses({
  /** A form that saves by itself asks often, and several people of one business share a line. */
  autosave: { exact: false, keys: perNetwork(300, MINUTE) },
  /** Each makes us ask somebody else's server, at once. */
  'photo-reading': {
    exact: true,
    keys: [
      { per: 'account', limit: 30, windowSeconds: 10 * MINUTE },
      { per: 'account', limit: 100, windowSeconds: HOUR },
    ],
  },
});

type ListingRateClasses = typeof listingRateClasses;

declare module '#platform/limits/rate-classes.ts' {
  interface RateClasses extends ListingRateClasses {}
}
