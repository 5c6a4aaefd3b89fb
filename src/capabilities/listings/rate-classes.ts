import { DAY, defineRateClasses, HOUR, MINUTE, perNetwork } from '#platform/limits/rate-classes.ts';

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
  /** Nobody opens more businesses in a day; a listing is a row, an address and a page. */
  'new-listing': { exact: true, keys: [{ per: 'account', limit: 20, windowSeconds: DAY }] },
});

type ListingRateClasses = typeof listingRateClasses;

declare module '#platform/limits/rate-classes.ts' {
  interface RateClasses extends ListingRateClasses {}
}
