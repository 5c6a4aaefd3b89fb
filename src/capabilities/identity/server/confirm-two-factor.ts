import { ok, type Result } from '#base/result.ts';
import type { Actor, SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { STEP_UP_MINUTES } from '../rules/verification.ts';
import type { Auth } from './auth.ts';
import { attempt } from './auth-failure.ts';
import { noteWrongCodes } from './note-wrong-codes.ts';
import { issuedSessionToken, readPendingSignIn } from './session-cookies.ts';
import { findUser, markSteppedUpByToken, stepUpSession } from './store.ts';
import { showAppCode } from './take-app-code.ts';
import { redeemCode } from './verification-codes.ts';
import { findPendingSignIn } from './verifications.store.ts';
import { verifyAppCode } from './verify-app-code.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'config' | 'secret'> & { auth: Auth };
type Input = { code: string; headers: Headers };

const APP_CODE = /^\d{6}$/;

/** A code of the authenticator app or one of the backup codes; the library finishes a pending sign-in with either. */
async function finishSignIn(
  deps: Deps,
  input: Input,
): Promise<Result<{ headers: Headers; userId: string | undefined }>> {
  const pending = readPendingSignIn(input.headers, deps);
  const userId = pending && (await findPendingSignIn(deps.db, pending, deps.clock.now()));
  const shown = APP_CODE.test(input.code)
    ? await verifyAppCode(deps, userId, input)
    : await verifyBackupCode(deps, input);
  if (userId) await noteWrongCodes(deps, userId, shown);
  return shown.ok ? ok({ headers: shown.value.headers, userId }) : shown;
}

function verifyBackupCode({ auth }: Deps, { code, headers }: Input) {
  return attempt(() => auth.api.verifyBackupCode({ body: { code }, headers, returnHeaders: true }));
}

type StepUp = { until: Date; token: string };

async function stepUp(
  deps: Deps,
  actor: SignedInActor,
  input: Input,
  next: StepUp,
): Promise<Result<unknown>> {
  const { db } = deps;
  const user = await findUser(db, actor.userId);
  if (user?.twoFactorEnabled && APP_CODE.test(input.code))
    return showAppCode(deps, user.id, input.code, (tx) => stepUpSession(tx, actor.sessionId, next));
  const shown = user?.twoFactorEnabled
    ? await verifyBackupCode(deps, input)
    : await redeemCode(deps, actor, { purpose: 'step-up', typed: input.code });
  if (shown.ok) await stepUpSession(db, actor.sessionId, next);
  return shown;
}

/** What follows from a shown second factor: a pending sign-in becomes a session, a session gets a new token. */
export type Confirmed = { userId: string | undefined } & ({ cookies: Headers } | { sessionToken: string });

/** Shows the second factor. */
export async function confirmTwoFactor(
  deps: Deps,
  actor: Actor,
  { code: typed, headers }: Input,
): Promise<Result<Confirmed>> {
  const { db, clock } = deps;
  const input = { code: typed.replaceAll(/\s/g, ''), headers };
  const until = new Date(clock.now().getTime() + STEP_UP_MINUTES * 60_000);
  if (actor.kind === 'user') {
    const sessionToken = clock.token();
    const shown = await stepUp(deps, actor, input, { until, token: sessionToken });
    await noteWrongCodes(deps, actor.userId, shown);
    return shown.ok ? ok({ userId: actor.userId, sessionToken }) : shown;
  }
  const finished = await finishSignIn(deps, input);
  if (!finished.ok) return finished;
  const { headers: cookies, userId } = finished.value;
  const token = issuedSessionToken(cookies.getSetCookie(), deps);
  if (token) await markSteppedUpByToken(db, token, until);
  return ok({ userId, cookies });
}
