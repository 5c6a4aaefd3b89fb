import type { Result } from '#base/result.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { forgetTries, takeTry } from '#platform/limits/take-try.ts';
import type { Platform } from '#platform/platform.ts';
import { WRONG_CODES_TOLD } from '../rules/verification.ts';
import { tellOfCodeGuessesTask } from './tasks.ts';

const WRONG = new Set(['auth.invalid_code', 'auth.too_many_attempts']);

/**
 * Counts wrong second factors of an account in a row, from all its sessions and sign-ins, and tells the owner: whoever shows
 * them is past the password. It refuses nothing; how many are looked at, the limits say.
 */
export async function noteWrongCodes(
  deps: Pick<Platform, 'db' | 'clock'>,
  userId: string,
  shown: Result<unknown>,
): Promise<void> {
  const subject = `second factor ${userId}`;
  if (shown.ok) return forgetTries(deps, subject);
  if (!WRONG.has(shown.failure.code)) return;
  const taken = await takeTry(deps, { subject, freeTries: WRONG_CODES_TOLD });
  const isMistyped = taken.allowed && taken.tries < WRONG_CODES_TOLD;
  if (!isMistyped) await enqueueJob(deps.db, tellOfCodeGuessesTask, { userId });
}
