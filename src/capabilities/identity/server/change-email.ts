import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { hashToken } from '#platform/hash-token.ts';
import type { Platform } from '#platform/platform.ts';
import { EMAIL_CHANGE_HOURS } from '../rules/verification.ts';
import { queueConfirmChangeMail, queueWarningMail } from './email-change-mails.ts';
import { findEmailChange, renewEmailChange, saveEmailChange } from './email-changes.store.ts';
import { findUserByEmail, lockUser, type UserRow } from './store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl'>;

function endOfLink(now: Date): Date {
  return new Date(now.getTime() + EMAIL_CHANGE_HOURS * 3_600_000);
}

/** An address that has an account gets no mail and cannot be confirmed; the answer does not tell that. */
async function sendLink(
  tx: Tx,
  deps: Omit<Deps, 'db'>,
  user: UserRow,
  email: string,
  token: string,
): Promise<void> {
  if (!(await findUserByEmail(tx, email))) await queueConfirmChangeMail(tx, deps, { user, email, token });
}

export function noPendingEmail() {
  return fail('account.no_pending_email', 'There’s no pending change to your email address.');
}

type NewAddress = { actor: SignedInActor; user: UserRow; email: string };

/**
 * Sends a link to the new address and a warning to the old one; until the link is confirmed nothing changes. The caller
 * has locked the account.
 */
export async function beginEmailChange(
  tx: Tx,
  deps: Omit<Deps, 'db'>,
  { actor, user, email }: NewAddress,
): Promise<Result<undefined>> {
  if (email === user.email) {
    const message = 'That’s already your email address.';
    return fail('invalid_input', message, { fields: { email: message } });
  }
  const { clock } = deps;
  const [token, cancelToken] = [clock.token(), clock.token()];
  const now = clock.now();
  await saveEmailChange(tx, {
    userId: user.id,
    newEmail: email,
    tokenHash: hashToken(token),
    cancelHash: hashToken(cancelToken),
    sessionId: actor.sessionId,
    createdAt: now,
    expiresAt: endOfLink(now),
  });
  await sendLink(tx, deps, user, email, token);
  await queueWarningMail(tx, deps, { user, email, token: cancelToken });
  return ok(undefined);
}

export function changeEmail(deps: Deps, actor: SignedInActor, email: string): Promise<Result<undefined>> {
  return transact(deps.db, async (tx) => {
    const user = await lockUser(tx, actor.userId);
    if (!user) return fail('unauthenticated', 'Please log in to continue.');
    return beginEmailChange(tx, deps, { actor, user, email });
  });
}

/** A new link to the same address; the one before ends. The link to cancel goes on working. */
export function resendEmailChange(deps: Deps, actor: SignedInActor): Promise<Result<undefined>> {
  const { db, clock } = deps;
  if (actor.impersonation) return Promise.resolve(fail('forbidden', 'Only the account owner can do this.'));
  return transact(db, async (tx) => {
    const user = await lockUser(tx, actor.userId);
    const now = clock.now();
    const pending = user && (await findEmailChange(tx, user.id, now));
    if (!pending) return noPendingEmail();
    const token = clock.token();
    await renewEmailChange(tx, user.id, { tokenHash: hashToken(token), expiresAt: endOfLink(now) });
    await sendLink(tx, deps, user, pending.newEmail, token);
    return ok(undefined);
  });
}
