import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { SUPPORT_WRITE_MINUTES } from '../rules/verification.ts';
import type { Auth } from './auth.ts';
import { attempt } from './auth-failure.ts';
import {
  endImpersonation,
  findOpenImpersonation,
  findSessionIdByToken,
  insertImpersonation,
  insertImpersonationAction,
} from './impersonations.store.ts';
import { findUserByEmail, updateUser } from './store.ts';

type Deps = Pick<Platform, 'db' | 'clock'> & { auth: Auth };
type Start = { email: string; reason: string; ticket: string; headers: Headers };

/** Opens a session of that person for the staff member, and writes down who, whom, why. */
export async function startImpersonation(
  deps: Deps,
  actor: SignedInActor,
  { headers, email, reason, ticket }: Start,
): Promise<Result<{ cookies: Headers }>> {
  const { auth, db, clock } = deps;
  const person = await findUserByEmail(db, email);
  if (!person)
    return fail('not_found', 'No account has this email address.', {
      fields: { email: 'No account has this email address.' },
    });
  const started = await attempt(() =>
    auth.api.impersonateUser({ body: { userId: person.id }, headers, returnHeaders: true }),
  );
  if (!started.ok) return started;
  const sessionId = await findSessionIdByToken(db, started.value.response.session.token);
  if (!sessionId) throw new Error('The impersonation session was not stored.');
  await insertImpersonation(db, {
    supportUserId: actor.userId,
    userId: person.id,
    sessionId,
    reason,
    ticket,
    startedAt: clock.now(),
  });
  return ok({ cookies: started.value.headers });
}

export async function stopImpersonation(
  { auth, db, clock }: Deps,
  actor: SignedInActor,
  headers: Headers,
): Promise<Result<{ cookies: Headers; isSignedOut: boolean }>> {
  if (!actor.impersonation) return fail('impersonation.not_active', 'You are not viewing anyone’s account.');
  const stopped = await attempt(() => auth.api.stopImpersonating({ headers, returnHeaders: true }));
  const isSignedOut = !stopped.ok && stopped.failure.code === 'impersonation.own_session_ended';
  if (!stopped.ok && !isSignedOut) return stopped;
  await endImpersonation(db, actor.sessionId, clock.now());
  // Nobody stays in somebody else's account for want of their own session.
  const left = stopped.ok ? stopped.value : await auth.api.signOut({ headers, returnHeaders: true });
  return ok({ cookies: left.headers, isSignedOut });
}

/** Every call made in someone's name is kept, reads included, by route and never with its contents. */
export async function recordImpersonatedCall(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: SignedInActor,
  call: { method: string; path: string },
): Promise<void> {
  const open = await findOpenImpersonation(db, actor.sessionId);
  if (open) await insertImpersonationAction(db, { impersonationId: open.id, at: clock.now(), ...call });
}

export async function grantWriteAccess(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: SignedInActor,
): Promise<Result<Date>> {
  if (actor.impersonation) return fail('forbidden', 'Only the account owner can allow this.');
  const until = new Date(clock.now().getTime() + SUPPORT_WRITE_MINUTES * 60_000);
  await updateUser(db, actor.userId, { supportWriteUntil: until });
  return ok(until);
}

export async function withdrawWriteAccess({ db }: Pick<Deps, 'db'>, actor: SignedInActor): Promise<void> {
  await updateUser(db, actor.userId, { supportWriteUntil: null });
}
