import { defineRateClasses, HOUR, MINUTE } from '#platform/limits/rate-classes.ts';

export const seatingRateClasses = defineRateClasses({
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
