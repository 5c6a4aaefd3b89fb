import { DAY, defineRateClasses, HOUR, MINUTE, perNetwork } from '#platform/limits/rate-classes.ts';

export const rsvpRateClasses = defineRateClasses({
  /** Links that lead nowhere, by whoever tries them. */
  'guest-code': { exact: true, keys: perNetwork(20, 10 * MINUTE) },
  /** Codes from paper, together with a last name. */
  'guest-short-code': { exact: true, keys: perNetwork(10, 10 * MINUTE) },
  /** The same for the wedding that a code belongs to, from wherever it is tried. */
  'guest-short-code-wedding': {
    exact: true,
    keys: [{ per: 'subject', limit: 200, windowSeconds: HOUR }],
  },
  /** Names at the link for everybody, by network and for the wedding. */
  'guest-lookup': {
    exact: true,
    keys: [...perNetwork(15, 10 * MINUTE), { per: 'subject', limit: 300, windowSeconds: HOUR }],
  },
  /** What is left there. */
  'guest-claim': {
    exact: true,
    keys: [...perNetwork(15, 10 * MINUTE), { per: 'subject', limit: 300, windowSeconds: HOUR }],
  },
  /** An answer, or a copy of one by mail, for a household. */
  'guest-answer': {
    exact: true,
    keys: [
      { per: 'token', limit: 60, windowSeconds: 10 * MINUTE },
      { per: 'token', limit: 200, windowSeconds: DAY },
    ],
  },
  /** Each keeps a core busy for a while. */
  'sheet-print': { exact: true, keys: [{ per: 'token', limit: 20, windowSeconds: 10 * MINUTE }] },
  /** Letters to everybody who is invited: no couple writes that many, and a stolen account sends no more. */
  'guest-message': {
    exact: true,
    keys: [
      { per: 'account', limit: 10, windowSeconds: HOUR },
      { per: 'account', limit: 20, windowSeconds: DAY },
    ],
  },
  /** Mail to an address that was typed. */
  'guest-mail': {
    exact: true,
    keys: [
      { per: 'token', limit: 5, windowSeconds: HOUR },
      { per: 'token', limit: 15, windowSeconds: DAY },
    ],
  },
});

type RsvpRateClasses = typeof rsvpRateClasses;

declare module '#platform/limits/rate-classes.ts' {
  interface RateClasses extends RsvpRateClasses {}
}
