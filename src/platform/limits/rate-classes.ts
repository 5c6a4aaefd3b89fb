/**
 * Whom a count belongs to. `subject` is who or what is acted on: an e-mail address, an account, a wedding.
 * Where the caller names no subject, the address stands in for it.
 */
export type RateKey = { per: 'ip' | 'ip+subject' | 'subject'; limit: number; windowSeconds: number };

/** Exact classes ask the database on every hit; the others count in memory and exchange about once a second. */
export type RateClass = { exact: boolean; keys: RateKey[] };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const rateClasses = {
  general: { exact: false, keys: [{ per: 'ip', limit: 600, windowSeconds: MINUTE }] },
  'type-ahead': { exact: false, keys: [{ per: 'ip', limit: 240, windowSeconds: MINUTE }] },
  /** A page shows dozens, and a whole office may share one address. */
  picture: { exact: false, keys: [{ per: 'ip', limit: 6_000, windowSeconds: MINUTE }] },
  log: { exact: false, keys: [{ per: 'ip', limit: 60, windowSeconds: MINUTE }] },
  write: { exact: false, keys: [{ per: 'ip', limit: 120, windowSeconds: MINUTE }] },
  'sign-in': {
    exact: true,
    keys: [
      { per: 'ip+subject', limit: 10, windowSeconds: 5 * MINUTE },
      { per: 'ip', limit: 60, windowSeconds: 5 * MINUTE },
    ],
  },
  'sign-up': { exact: true, keys: [{ per: 'ip', limit: 10, windowSeconds: HOUR }] },
  reset: { exact: true, keys: [{ per: 'subject', limit: 5, windowSeconds: 15 * MINUTE }] },
  code: { exact: true, keys: [{ per: 'subject', limit: 8, windowSeconds: 10 * MINUTE }] },
  invite: { exact: true, keys: [{ per: 'subject', limit: 20, windowSeconds: HOUR }] },
  /** Each may go to five vendors. */
  inquiry: { exact: true, keys: [{ per: 'subject', limit: 20, windowSeconds: HOUR }] },
  report: { exact: true, keys: [{ per: 'ip', limit: 20, windowSeconds: HOUR }] },
} satisfies Record<string, RateClass>;

export type RateClassName = keyof typeof rateClasses;

export const LONGEST_WINDOW_SECONDS = HOUR;
