import { ok, type Result } from '#base/result.ts';
import type { Actor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { STEP_UP_MINUTES } from '../rules/verification.ts';
import type { Auth } from './auth.ts';
import { attempt } from './auth-failure.ts';
import { issuedSessionToken } from './session-cookies.ts';
import { findUser, markSteppedUp, markSteppedUpByToken } from './store.ts';
import { redeemCode } from './verification-codes.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'config' | 'secret'> & { auth: Auth };
type Input = { code: string; headers: Headers };

const APP_CODE = /^\d{6}$/;

/** A code of the authenticator app or one of the backup codes; the library finishes a pending sign-in with either. */
function verifyWithApp({ auth }: Deps, { code, headers }: Input) {
  const body = { code: code.replaceAll(/\s/g, '') };
  return attempt(() =>
    APP_CODE.test(body.code)
      ? auth.api.verifyTOTP({ body, headers, returnHeaders: true })
      : auth.api.verifyBackupCode({ body, headers, returnHeaders: true }),
  );
}

/** Shows the second factor. Answers with the cookies to set: a pending sign-in becomes a session. */
export async function confirmTwoFactor(
  deps: Deps,
  actor: Actor,
  input: Input,
): Promise<Result<{ cookies: Headers | undefined }>> {
  const { db, clock } = deps;
  const until = new Date(clock.now().getTime() + STEP_UP_MINUTES * 60_000);
  if (actor.kind === 'visitor') {
    const verified = await verifyWithApp(deps, input);
    if (!verified.ok) return verified;
    const token = issuedSessionToken(verified.value.headers, deps);
    if (token) await markSteppedUpByToken(db, token, until);
    return ok({ cookies: verified.value.headers });
  }
  const user = await findUser(db, actor.userId);
  const verified = user?.twoFactorEnabled
    ? await verifyWithApp(deps, input)
    : await redeemCode(deps, { userId: actor.userId, purpose: 'step-up', typed: input.code });
  if (!verified.ok) return verified;
  await markSteppedUp(db, actor.sessionId, until);
  return ok({ cookies: undefined });
}
