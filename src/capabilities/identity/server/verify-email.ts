import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Auth } from './auth.ts';
import { attempt } from './auth-failure.ts';

/** Confirms an address, or a change of it. A link opened without its session confirms all the same. */
export async function verifyEmail(
  { auth }: { auth: Auth },
  { token, headers }: { token: string; headers: Headers },
): Promise<Result<undefined>> {
  const verified = await attempt(() => auth.api.verifyEmail({ query: { token }, headers }));
  return verified.ok ? ok(undefined) : verified;
}

export async function sendVerificationEmail(
  { auth }: { auth: Auth },
  actor: SignedInActor,
): Promise<Result<undefined>> {
  if (actor.emailVerified) return fail('auth.already_verified', 'Your email address is confirmed already.');
  await auth.api.sendVerificationEmail({ body: { email: actor.email } });
  return ok(undefined);
}
