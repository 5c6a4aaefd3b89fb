import { forgetTries, type TryVerdict, takeTry } from '#platform/limits/take-try.ts';
import type { Platform } from '#platform/platform.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'config'>;
/** `device`: what a browser is called that signed in to this account before. */
type Login = { email: string; device: string | undefined };

/** Wrong passwords in a row that an account bears, wherever they come from. */
const FREE_TRIES = 10;

/**
 * Known devices have tries of their own: whoever guesses from elsewhere cannot keep the owner out. An address without an
 * account is counted like any other, so that the answers tell nothing.
 */
function subjectOf({ email, device }: Login): string {
  return device ? `password ${email} ${device}` : `password ${email}`;
}

function freeTries({ config }: Pick<Deps, 'config'>): number {
  return Math.max(1, Math.floor(FREE_TRIES * config.rateLimitFactor));
}

export type SignInTry = TryVerdict & { isSuspicious: boolean };

/** `isSuspicious` once there were more wrong ones than people have. */
export async function takeSignInTry(deps: Deps, login: Login): Promise<SignInTry> {
  const verdict = await takeTry(deps, { subject: subjectOf(login), freeTries: freeTries(deps) });
  return { ...verdict, isSuspicious: verdict.allowed && verdict.tries >= freeTries(deps) };
}

export async function forgetSignInTries(deps: Deps, login: Login): Promise<void> {
  await forgetTries(deps, subjectOf(login));
}
