/**
 * Whom a count belongs to:
 * - `network`: an IPv4 address or an IPv6 /64; what one line has
 * - `site`: the IPv6 /48 around it; not counted for IPv4
 * - `subject`: who or what a call acts on, as its contract finds it in the validated input; not counted where it names none
 * - `network+subject`: both together
 * - `account`: who is signed in; the network stands in for a visitor
 */
export type RateKey = {
  per: 'network' | 'site' | 'subject' | 'network+subject' | 'account';
  limit: number;
  windowSeconds: number;
};

/** Exact classes ask the database on every hit; the others count in memory and exchange about once a second. */
export type RateClass = { exact: boolean; keys: RateKey[] };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A /48 can be one customer who hops through its networks, or a carrier with many: it gets more than a line, not all. */
const SITE_ALLOWANCE = 8;

function perNetwork(limit: number, windowSeconds: number): RateKey[] {
  return [
    { per: 'network', limit, windowSeconds },
    { per: 'site', limit: SITE_ALLOWANCE * limit, windowSeconds },
  ];
}

export const rateClasses = {
  general: { exact: false, keys: perNetwork(600, MINUTE) },
  'type-ahead': { exact: false, keys: perNetwork(240, MINUTE) },
  /** A page shows dozens, and a whole office may share one address. */
  picture: { exact: false, keys: perNetwork(6_000, MINUTE) },
  log: { exact: false, keys: perNetwork(60, MINUTE) },
  write: { exact: false, keys: perNetwork(120, MINUTE) },
  /** How many wrong passwords an account bears from all networks together: sign-in-tries.ts of identity. */
  'sign-in': {
    exact: true,
    keys: [{ per: 'network+subject', limit: 10, windowSeconds: 5 * MINUTE }, ...perNetwork(60, 5 * MINUTE)],
  },
  'sign-up': {
    exact: true,
    keys: [{ per: 'subject', limit: 5, windowSeconds: HOUR }, ...perNetwork(10, HOUR)],
  },
  /** Mail to an address that anybody may type. */
  reset: {
    exact: true,
    keys: [
      { per: 'subject', limit: 5, windowSeconds: 15 * MINUTE },
      { per: 'subject', limit: 20, windowSeconds: DAY },
      ...perNetwork(20, 15 * MINUTE),
    ],
  },
  /** Mail that confirms the address of an account, or the one it is to get. */
  'verify-address': {
    exact: true,
    keys: [
      { per: 'account', limit: 5, windowSeconds: 15 * MINUTE },
      { per: 'account', limit: 20, windowSeconds: DAY },
      { per: 'subject', limit: 5, windowSeconds: 15 * MINUTE },
      { per: 'subject', limit: 20, windowSeconds: DAY },
    ],
  },
  code: {
    exact: true,
    keys: [
      { per: 'account', limit: 8, windowSeconds: 10 * MINUTE },
      { per: 'site', limit: 8 * SITE_ALLOWANCE, windowSeconds: 10 * MINUTE },
    ],
  },
  /** The second factor of sign-ins that are under way, by the account they would open. */
  'second-factor': { exact: true, keys: [{ per: 'subject', limit: 8, windowSeconds: 10 * MINUTE }] },
  /** A text message to a number that somebody typed. */
  'verify-phone': {
    exact: true,
    keys: [
      { per: 'account', limit: 8, windowSeconds: 10 * MINUTE },
      { per: 'subject', limit: 5, windowSeconds: HOUR },
    ],
  },
  /** Asking for the second factor may send a code. */
  challenge: { exact: true, keys: [{ per: 'account', limit: 30, windowSeconds: HOUR }] },
  invite: {
    exact: true,
    keys: [
      { per: 'account', limit: 20, windowSeconds: HOUR },
      { per: 'subject', limit: 10, windowSeconds: DAY },
    ],
  },
  /** Each may go to five vendors. */
  inquiry: { exact: true, keys: [{ per: 'account', limit: 20, windowSeconds: HOUR }] },
  report: { exact: true, keys: perNetwork(20, HOUR) },
} satisfies Record<string, RateClass>;

export type RateClassName = keyof typeof rateClasses;

export const LONGEST_WINDOW_SECONDS = DAY;
