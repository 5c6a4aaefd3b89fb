import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { STEP_UP_MINUTES } from '../rules/verification.ts';
import type { Auth } from './auth.ts';
import { attempt } from './auth-failure.ts';
import { queueNoticeMail } from './mails.ts';
import { takePasswordTry } from './password-tries.ts';
import { issuedSessionToken } from './session-cookies.ts';
import { findUser, markSteppedUpByToken } from './store.ts';
import { findTwoFactor } from './two-factors.store.ts';
import { verifyAppCode } from './verify-app-code.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl' | 'config' | 'secret'> & { auth: Auth };

export async function startTwoFactor(
  deps: Deps,
  actor: SignedInActor,
  { password, headers }: { password: string; headers: Headers },
): Promise<Result<{ totpUri: string; backupCodes: string[] }>> {
  const start = () =>
    attempt(() => deps.auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers }));
  const started = await takePasswordTry(deps, actor, async () => {
    try {
      return await start();
    } catch (error) {
      // Two set-ups begun at the same instant: the unique index kept this one out, and now it replaces the other.
      if (!(await findTwoFactor(deps.db, actor.userId))) throw error;
      return start();
    }
  });
  if (!started.ok) return started;
  const { totpURI = '', backupCodes = [] } = started.value as { totpURI?: string; backupCodes?: string[] };
  return ok({ totpUri: totpURI, backupCodes });
}

async function tellOwner(deps: Deps, actor: SignedInActor, subject: string): Promise<void> {
  const user = await findUser(deps.db, actor.userId);
  if (!user) return;
  const key = `two-factor:${actor.userId}:${deps.clock.now().toISOString()}`;
  await queueNoticeMail(deps.db, deps, {
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
  const verified = await verifyAppCode(deps, actor.userId, shown);
  if (!verified.ok) return verified;
  const until = new Date(deps.clock.now().getTime() + STEP_UP_MINUTES * 60_000);
  const token = issuedSessionToken(verified.value.headers.getSetCookie(), deps);
  if (token) await markSteppedUpByToken(deps.db, token, until);
  await tellOwner(deps, actor, 'Two-factor was turned on');
  return ok({ cookies: verified.value.headers });
}

export async function stopTwoFactor(
  deps: Deps,
  actor: SignedInActor,
  { password, headers }: { password: string; headers: Headers },
): Promise<Result<{ cookies: Headers }>> {
  const stopped = await takePasswordTry(deps, actor, () =>
    attempt(() => deps.auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true })),
  );
  if (!stopped.ok) return stopped;
  await tellOwner(deps, actor, 'Two-factor was turned off');
  return ok({ cookies: stopped.value.headers });
}
