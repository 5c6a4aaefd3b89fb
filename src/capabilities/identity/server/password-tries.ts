import type { Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import type { Platform } from '#platform/platform.ts';
import { tooManyAttempts } from './auth-failure.ts';
import { forgetSignInTries, takeSignInTry } from './sign-in-tries.ts';
import { tellOfGuessesTask } from './tasks.ts';

/**
 * The password once more, inside a session. It is guessed there as at sign-in and counted alike, but by the session: whoever
 * guesses from elsewhere does not keep its owner from changing the password.
 */
export async function takePasswordTry<T>(
  deps: Pick<Platform, 'db' | 'clock' | 'config'>,
  { email, sessionId }: SignedInActor,
  check: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const login = { email, device: `session ${sessionId}` };
  const taken = await takeSignInTry(deps, login);
  if (!taken.allowed) return tooManyAttempts();
  const checked = await check();
  const isWrong = !checked.ok && checked.failure.code === 'auth.wrong_password';
  if (!isWrong) await forgetSignInTries(deps, login);
  else if (taken.isSuspicious) await enqueueJob(deps.db, tellOfGuessesTask, { email });
  return checked;
}
