import { defineRateClasses, HOUR, MINUTE, perNetwork } from '#platform/limits/rate-classes.ts';

export const seatingRateClasses = defineRateClasses({
  /** Links of sheets that lead nowhere, by whoever tries them. */
  'seating-link': { exact: true, keys: perNetwork(20, 10 * MINUTE) },
  'seating-sheet-print': { exact: true, keys: [{ per: 'token', limit: 20, windowSeconds: 10 * MINUTE }] },
  /** A hand that moves tables saves several times a second, an undo that is held down as well. */
  'seating-operations': { exact: false, keys: [{ per: 'account', limit: 600, windowSeconds: MINUTE }] },
  'seating-presence': { exact: false, keys: [{ per: 'account', limit: 120, windowSeconds: MINUTE }] },
  /** Each may keep a processor busy for seconds. */
  'seating-run': {
    exact: true,
    keys: [
      { per: 'account', limit: 12, windowSeconds: MINUTE },
      { per: 'account', limit: 120, windowSeconds: HOUR },
    ],
  },
});

type SeatingRateClasses = typeof seatingRateClasses;

declare module '#platform/limits/rate-classes.ts' {
  interface RateClasses extends SeatingRateClasses {}
}
