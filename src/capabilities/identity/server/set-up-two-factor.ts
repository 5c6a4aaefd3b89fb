import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { STEP_UP_MINUTES } from '../rules/verification.ts';
import { type Auth, authOf } from './auth.ts';
import { attempt } from './auth-failure.ts';
import { queueNoticeMail } from './mails.ts';
import { takePasswordTry } from './password-tries.ts';
import { issuedSessionToken } from './session-cookies.ts';
import { findUser, lockUser, markSteppedUpByToken } from './store.ts';
import { verifyAppCode } from './verify-app-code.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl' | 'config' | 'secret' | 'events' | 'passwordCost'>;

/**
 * The authenticator of one account changes in one place at a time. The library reads and writes in steps: a set-up begun
 * while another is finished would swap the secret that was just confirmed, and lock its owner out.
 */
function oneAtATime<T>(
  deps: Deps,
  { userId }: SignedInActor,
  change: (tx: Tx, auth: Auth) => Promise<Result<T>>,
): Promise<Result<T>> {
  return transact(deps.db, async (tx) => {
    await lockUser(tx, userId);
    return change(tx, authOf({ ...deps, db: tx }));
  });
}

export async function startTwoFactor(
  deps: Deps,
  actor: SignedInActor,
  { password, headers }: { password: string; headers: Headers },
): Promise<Result<{ totpUri: string; backupCodes: string[] }>> {
  const started = await takePasswordTry(deps, actor, () =>
    oneAtATime(deps, actor, (_tx, auth) =>
      attempt(() => auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers })),
    ),
  );
  if (!started.ok) return started;
  const { totpURI = '', backupCodes = [] } = started.value as { totpURI?: string; backupCodes?: string[] };
  return ok({ totpUri: totpURI, backupCodes });
}

async function tellOwner(tx: Tx, deps: Deps, actor: SignedInActor, subject: string): Promise<void> {
  const user = await findUser(tx, actor.userId);
  if (!user) return;
  const key = `two-factor:${actor.userId}:${deps.clock.now().toISOString()}`;
  await queueNoticeMail(tx, deps, {
    key,
    to: user,
    subject,
    paragraphs: [`${subject} for your Ampersand account.`],
  });
}

/** The first code of the app turns two-factor on. The library renews the session, which keeps its step-up. */
export async function finishTwoFactor(
  deps: Deps,
  actor: SignedInActor,
  { code, headers }: { code: string; headers: Headers },
): Promise<Result<{ cookies: Headers }>> {
  const shown = { code: code.replaceAll(/\s/g, ''), headers };
  return oneAtATime(deps, actor, async (tx, auth) => {
    const verified = await verifyAppCode({ ...deps, db: tx, auth }, actor.userId, shown);
    if (!verified.ok) return verified;
    const until = new Date(deps.clock.now().getTime() + STEP_UP_MINUTES * 60_000);
    const token = issuedSessionToken(verified.value.headers.getSetCookie(), deps);
    if (token) await markSteppedUpByToken(tx, token, until);
    await tellOwner(tx, deps, actor, 'Two-factor was turned on');
    return ok({ cookies: verified.value.headers });
  });
}

export async function stopTwoFactor(
  deps: Deps,
  actor: SignedInActor,
  { password, headers }: { password: string; headers: Headers },
): Promise<Result<{ cookies: Headers }>> {
  const stopped = await takePasswordTry(deps, actor, () =>
    oneAtATime(deps, actor, async (tx, auth) => {
      const off = await attempt(() =>
        auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
      );
      if (off.ok) await tellOwner(tx, deps, actor, 'Two-factor was turned off');
      return off;
    }),
  );
  return stopped.ok ? ok({ cookies: stopped.value.headers }) : stopped;
}
