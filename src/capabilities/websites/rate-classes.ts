import { defineRateClasses, HOUR, MINUTE, perNetwork } from '#platform/limits/rate-classes.ts';

export const websitesRateClasses = defineRateClasses({
  /** Passcodes that are tried, for each site by network and altogether. */
  'website-passcode': {
    exact: true,
    keys: [
      { per: 'network+subject', limit: 10, windowSeconds: 10 * MINUTE },
      { per: 'subject', limit: 300, windowSeconds: HOUR },
    ],
  },
  /** Addresses that lead nowhere, by whoever tries them. */
  'website-unknown': { exact: true, keys: perNetwork(60, 10 * MINUTE) },
  /** Names that are looked for. */
  'website-search': { exact: true, keys: perNetwork(40, 10 * MINUTE) },
  /** Messages to a couple, and reports to staff. */
  'website-message': {
    exact: true,
    keys: [
      { per: 'network+subject', limit: 10, windowSeconds: HOUR },
      { per: 'subject', limit: 200, windowSeconds: HOUR },
    ],
  },
  /** Addresses that a couple tries on the way to theirs. */
  'website-slug': { exact: false, keys: [{ per: 'account', limit: 120, windowSeconds: MINUTE }] },
  /** Reads every picture of a site. */
  'website-take-out': { exact: true, keys: [{ per: 'account', limit: 10, windowSeconds: HOUR }] },
});

type WebsitesRateClasses = typeof websitesRateClasses;

declare module '#platform/limits/rate-classes.ts' {
  interface RateClasses extends WebsitesRateClasses {}
}
