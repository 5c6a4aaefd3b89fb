import { defineRateClasses, HOUR, MINUTE, perNetwork } from '#platform/limits/rate-classes.ts';

export const photoWallRateClasses = defineRateClasses({
  /** Codes that lead to no wall, by whoever tries them. */
  'wall-code': { exact: true, keys: perNetwork(20, 10 * MINUTE) },
  /** A whole party shares one address and one code, so it is the phone that is counted, and all of them together. */
  'wall-upload': {
    exact: true,
    keys: [
      { per: 'device', limit: 60, windowSeconds: HOUR },
      { per: 'token', limit: 3_000, windowSeconds: HOUR },
    ],
  },
  /** A browser can call itself something else, so this counts the wall as well. */
  'wall-report': {
    exact: true,
    keys: [
      { per: 'device', limit: 20, windowSeconds: HOUR },
      { per: 'token', limit: 200, windowSeconds: HOUR },
    ],
  },
});

type PhotoWallRateClasses = typeof photoWallRateClasses;

declare module '#platform/limits/rate-classes.ts' {
  interface RateClasses extends PhotoWallRateClasses {}
}
