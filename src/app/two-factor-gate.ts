import type { TwoFactorChallenge } from '#platform/contract/request-context.ts';
import { ApiError } from './api-error.ts';

type Ask = (challenge: TwoFactorChallenge) => Promise<boolean>;

let ask: Ask | undefined;

/** The dialog announces itself while it is on the page; without it a 409 is an ordinary error. */
export function registerTwoFactorDialog(dialog: Ask): () => void {
  ask = dialog;
  return () => {
    if (ask === dialog) ask = undefined;
  };
}

/** Resolves to true once the person has shown the second factor. */
export function askForTwoFactor(challenge: TwoFactorChallenge): Promise<boolean> {
  return ask ? ask(challenge) : Promise.resolve(false);
}

/** What a refused call wants confirmed; undefined for every other failure. */
export function challengeOf(error: unknown): TwoFactorChallenge | undefined {
  if (!(error instanceof ApiError) || error.code !== 'two_factor_required') return undefined;
  return {
    verification_copy: String(error.body.verification_copy ?? ''),
    notified_value: String(error.body.notified_value ?? ''),
  };
}
