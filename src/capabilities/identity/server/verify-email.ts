import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Auth } from './auth.ts';
import { attempt, invalidToken } from './auth-failure.ts';
import { sendVerification } from './send-verification.ts';
import { findUser } from './store.ts';

/** The library would also follow a signed wish to move to another address. Moving has a way of its own, with a memory. */
function wantsToMove(token: string): boolean {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null && 'updateTo' in claims;
  } catch {
    return false;
  }
}

/** Confirms the address an account was made with. A link opened without its session confirms all the same. */
export async function verifyEmail(
  { auth }: { auth: Auth },
  { token, headers }: { token: string; headers: Headers },
): Promise<Result<undefined>> {
  if (wantsToMove(token)) return invalidToken();
  const verified = await attempt(() => auth.api.verifyEmail({ query: { token }, headers }));
  return verified.ok ? ok(undefined) : verified;
}

export async function sendVerificationEmail(
  deps: Pick<Platform, 'db' | 'clock' | 'publicUrl' | 'secret'>,
  actor: SignedInActor,
): Promise<Result<undefined>> {
  if (actor.emailVerified) return fail('auth.already_verified', 'Your email address is already confirmed.');
  const user = await findUser(deps.db, actor.userId);
  if (user) await sendVerification(deps, user);
  return ok(undefined);
}
