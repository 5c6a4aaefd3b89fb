import { ok, type Result } from '#base/result.ts';
import type { Actor, SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { STEP_UP_MINUTES } from '../rules/verification.ts';
import type { Auth } from './auth.ts';
import { attempt } from './auth-failure.ts';
import { noteWrongCodes } from './note-wrong-codes.ts';
import { issuedSessionToken, readPendingSignIn } from './session-cookies.ts';
import { findUser, markSteppedUp, markSteppedUpByToken } from './store.ts';
import { showAppCode } from './take-app-code.ts';
import { redeemCode } from './verification-codes.ts';
import { findPendingSignIn } from './verifications.store.ts';
import { verifyAppCode } from './verify-app-code.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'config' | 'secret'> & { auth: Auth };
type Input = { code: string; headers: Headers };

const APP_CODE = /^\d{6}$/;

/** A code of the authenticator app or one of the backup codes; the library finishes a pending sign-in with either. */
async function finishSignIn(deps: Deps, input: Input): Promise<Result<{ headers: Headers }>> {
  const pending = readPendingSignIn(input.headers, deps);
  const userId = pending && (await findPendingSignIn(deps.db, pending, deps.clock.now()));
  const shown = APP_CODE.test(input.code)
    ? await verifyAppCode(deps, userId, input)
    : await verifyBackupCode(deps, input);
  if (userId) await noteWrongCodes(deps, userId, shown);
  return shown;
}

function verifyBackupCode({ auth }: Deps, { code, headers }: Input) {
  return attempt(() => auth.api.verifyBackupCode({ body: { code }, headers, returnHeaders: true }));
}

async function stepUp(deps: Deps, actor: SignedInActor, input: Input, until: Date): Promise<Result<unknown>> {
  const { db } = deps;
  const user = await findUser(db, actor.userId);
  if (user?.twoFactorEnabled && APP_CODE.test(input.code))
    return showAppCode(deps, user.id, input.code, (tx) => markSteppedUp(tx, actor.sessionId, until));
  const shown = user?.twoFactorEnabled
    ? await verifyBackupCode(deps, input)
    : await redeemCode(deps, actor, { purpose: 'step-up', typed: input.code });
  if (shown.ok) await markSteppedUp(db, actor.sessionId, until);
  return shown;
}

/** Shows the second factor. Answers with the cookies to set: a pending sign-in becomes a session. */
export async function confirmTwoFactor(
  deps: Deps,
  actor: Actor,
  { code: typed, headers }: Input,
): Promise<Result<{ cookies: Headers | undefined }>> {
  const { db, clock } = deps;
  const input = { code: typed.replaceAll(/\s/g, ''), headers };
  const until = new Date(clock.now().getTime() + STEP_UP_MINUTES * 60_000);
  if (actor.kind === 'user') {
    const shown = await stepUp(deps, actor, input, until);
    await noteWrongCodes(deps, actor.userId, shown);
    return shown.ok ? ok({ cookies: undefined }) : shown;
  }
  const finished = await finishSignIn(deps, input);
  if (!finished.ok) return finished;
  const cookies = finished.value.headers;
  const token = issuedSessionToken(cookies.getSetCookie(), deps);
  if (token) await markSteppedUpByToken(db, token, until);
  return ok({ cookies });
}
