import { DAY, defineRateClasses, HOUR, MINUTE, perNetwork } from '#platform/limits/rate-classes.ts';

export const identityRateClasses = defineRateClasses({
  /** How many wrong passwords an account bears from all networks together: sign-in-tries.ts. */
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
  /** Nobody in support has that many people to help; somebody who copies a customer list has. */
  'find-people': {
    exact: true,
    keys: [
      { per: 'account', limit: 30, windowSeconds: 10 * MINUTE },
      { per: 'account', limit: 200, windowSeconds: DAY },
    ],
  },
  /** Collecting an archive reads everything there is about a person. */
  export: { exact: true, keys: [{ per: 'account', limit: 20, windowSeconds: HOUR }] },
});

type IdentityRateClasses = typeof identityRateClasses;

declare module '#platform/limits/rate-classes.ts' {
  interface RateClasses extends IdentityRateClasses {}
}
