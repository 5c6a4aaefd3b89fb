import { ok, type Result } from '#base/result.ts';
import type { Actor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { ShownPasskey } from '../contract/passkey.contract.ts';
import { STEP_UP_MINUTES } from '../rules/verification.ts';
import type { Auth } from './auth.ts';
import { attempt, noPendingChallenge, unknownPasskey } from './auth-failure.ts';
import type { Confirmed } from './confirm-two-factor.ts';
import { findSessionIdByToken } from './impersonations.store.ts';
import { findPasskeyOwner, markPasskeyUsed } from './passkeys.store.ts';
import { readPendingSignIn } from './session-cookies.ts';
import { deleteSession, markSteppedUpByToken, stepUpSession } from './store.ts';
import { deleteVerification, findPendingSignIn } from './verifications.store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'config' | 'secret'> & { auth: Auth };
type Shown = { response: ShownPasskey; headers: Headers };

/** What the browser needs to ask for a passkey. It is asked for any of ours: whose it is, the passkey says. */
export async function askForPasskey({ auth }: Deps, headers: Headers) {
  const asked = await auth.api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true });
  const { challenge, rpId = '', timeout = 60_000 } = asked.response;
  return {
    options: { challenge, rpId, timeout, userVerification: 'required' as const },
    cookies: asked.headers,
  };
}

function steppedUpUntil({ clock }: Deps): Date {
  return new Date(clock.now().getTime() + STEP_UP_MINUTES * 60_000);
}

async function beginSession(deps: Deps, { response, headers }: Shown) {
  const body = { response: { ...response, clientExtensionResults: {} } };
  const begun = await attempt(() =>
    deps.auth.api.verifyPasskeyAuthentication({ body, headers, returnHeaders: true }),
  );
  if (!begun.ok) return begun;
  await markPasskeyUsed(deps.db, response.id, deps.clock.now());
  const { session, user } = begun.value.response;
  return ok({ token: session.token, email: user.email, userId: user.id, cookies: begun.value.headers });
}

/** Signs in by a passkey alone. It counts as both factors, also where an authenticator app is set up. */
export async function signInWithPasskey(
  deps: Deps,
  shown: Shown,
): Promise<Result<{ email: string; cookies: Headers; userId: string }>> {
  const begun = await beginSession(deps, shown);
  if (!begun.ok) return begun;
  await markSteppedUpByToken(deps.db, begun.value.token, steppedUpUntil(deps));
  return ok(begun.value);
}

/** A passkey instead of a code: it finishes the sign-in that waits, or confirms a sensitive change in a session. */
export async function confirmWithPasskey(deps: Deps, actor: Actor, shown: Shown): Promise<Result<Confirmed>> {
  const { db, clock } = deps;
  const pending = actor.kind === 'user' ? undefined : readPendingSignIn(shown.headers, deps);
  const userId =
    actor.kind === 'user' ? actor.userId : pending && (await findPendingSignIn(db, pending, clock.now()));
  if (!userId) return noPendingChallenge();
  if ((await findPasskeyOwner(db, shown.response.id)) !== userId) return unknownPasskey();
  if (actor.kind !== 'user') {
    const signedIn = await signInWithPasskey(deps, shown);
    if (signedIn.ok && pending) await deleteVerification(db, pending);
    return signedIn;
  }
  const begun = await beginSession(deps, shown);
  if (!begun.ok) return begun;
  // The auth library knows no other way to look at a passkey; the session there is goes on.
  const sessionId = await findSessionIdByToken(db, begun.value.token);
  if (sessionId) await deleteSession(db, userId, sessionId);
  const sessionToken = clock.token();
  await stepUpSession(db, actor.sessionId, { until: steppedUpUntil(deps), token: sessionToken });
  return ok({ userId, sessionToken });
}
