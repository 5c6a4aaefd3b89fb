/**
 * Whom a count belongs to:
 * - `network`: an IPv4 address or an IPv6 /64; what one line has
 * - `site`: the IPv6 /48 around it; not counted for IPv4
 * - `subject`: who or what a call acts on, as its contract finds it in the validated input; not counted where it names none
 * - `network+subject`: both together
 * - `account`: who is signed in; the network stands in for a visitor
 * - `token`: the secret in the address that lets people without an account in, such as a household's link; the network
 *   stands in where a call shows none
 * - `device`: the browser, where many come with the same secret; that secret stands in where a call names no browser
 */
export type RateKey = {
  per: 'network' | 'site' | 'subject' | 'network+subject' | 'account' | 'token' | 'device';
  limit: number;
  windowSeconds: number;
};

/** Exact classes ask the database on every hit; the others count in memory and exchange about once a second. */
export type RateClass = { exact: boolean; keys: RateKey[] };

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How long counters are kept. */
export const LONGEST_WINDOW_SECONDS = 24 * HOUR;

/** A /48 can be one customer who hops through its networks, or a carrier with many: it gets more than a line, not all. */
const SITE_ALLOWANCE = 8;

export function perNetwork(limit: number, windowSeconds: number): RateKey[] {
  return [
    { per: 'network', limit, windowSeconds },
    { per: 'site', limit: SITE_ALLOWANCE * limit, windowSeconds },
  ];
}

const classByName = new Map<string, RateClass>();

export function defineRateClasses<Name extends string>(classes: Record<Name, RateClass>): typeof classes {
  for (const [name, rateClass] of Object.entries<RateClass>(classes)) {
    if (classByName.has(name)) throw new Error(`The rate class ${name} is defined twice.`);
    if (rateClass.keys.some(({ windowSeconds }) => windowSeconds > LONGEST_WINDOW_SECONDS))
      throw new Error(`The rate class ${name} counts for longer than counters are kept.`);
    classByName.set(name, rateClass);
  }
  return classes;
}

export function rateClassOf(name: RateClassName): RateClass {
  const found = classByName.get(name);
  if (!found) throw new Error(`The rate class ${name} is not known: its capability is not composed.`);
  return found;
}

/** For calls of any capability. */
const generalClasses = defineRateClasses({
  general: { exact: false, keys: perNetwork(600, MINUTE) },
  'type-ahead': { exact: false, keys: perNetwork(240, MINUTE) },
  /** A page shows dozens, and a whole office may share one address. */
  picture: { exact: false, keys: perNetwork(6_000, MINUTE) },
  log: { exact: false, keys: perNetwork(60, MINUTE) },
  write: { exact: false, keys: perNetwork(120, MINUTE) },
  /** For calls that name a token or a device. A whole party may share the address of its venue. */
  link: {
    exact: false,
    keys: [{ per: 'device', limit: 120, windowSeconds: MINUTE }, ...perNetwork(6_000, MINUTE)],
  },
  'link-write': {
    exact: false,
    keys: [{ per: 'device', limit: 60, windowSeconds: MINUTE }, ...perNetwork(3_000, MINUTE)],
  },
  code: {
    exact: true,
    keys: [
      { per: 'account', limit: 8, windowSeconds: 10 * MINUTE },
      { per: 'site', limit: 8 * SITE_ALLOWANCE, windowSeconds: 10 * MINUTE },
    ],
  },
  /** An invitation, which is mail to an address that somebody types; of weddings and businesses together. */
  invite: {
    exact: true,
    keys: [
      { per: 'account', limit: 20, windowSeconds: HOUR },
      { per: 'subject', limit: 10, windowSeconds: DAY },
    ],
  },
  /** Each keeps a core busy for up to ten seconds. */
  print: {
    exact: true,
    keys: [
      { per: 'account', limit: 20, windowSeconds: 10 * MINUTE },
      { per: 'account', limit: 200, windowSeconds: DAY },
    ],
  },
  /** Asking for the second factor may send a code. */
  challenge: { exact: true, keys: [{ per: 'account', limit: 30, windowSeconds: HOUR }] },
});

type GeneralClasses = typeof generalClasses;

/** Every class by its name; a capability adds its own in its `rate-classes.ts`, as it does with its error codes. */
export interface RateClasses extends GeneralClasses {}

export type RateClassName = keyof RateClasses;
