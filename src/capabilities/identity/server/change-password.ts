import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { wrongPassword } from './auth-failure.ts';
import { endOpenSecrets } from './end-open-secrets.ts';
import { droppedChange, queueNoticeMail } from './mails.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { checkNewPassword } from './password-rule.ts';
import { takePasswordTry } from './password-tries.ts';
import { findPasswordHash, savePasswordHash } from './passwords.store.ts';
import { deleteOtherSessions, lockUser, renewSessionToken } from './store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'config' | 'publicUrl' | 'passwordCost'>;
type Change = { currentPassword: string; newPassword: string };

/** Ends every other session and whatever is open. This session goes on with the new token that is answered. */
export async function changePassword(
  deps: Deps,
  actor: SignedInActor,
  { currentPassword, newPassword }: Change,
): Promise<Result<{ sessionToken: string }>> {
  const { db, clock } = deps;
  const strong = await checkNewPassword(db, actor.userId, newPassword, 'newPassword');
  if (!strong.ok) return strong;
  const known = await takePasswordTry(deps, actor, async () => {
    const hash = await findPasswordHash(db, actor.userId);
    return hash && (await isPassword(hash, currentPassword)) ? ok(hash) : wrongPassword();
  });
  if (!known.ok) return known;
  const stored = known.value;
  // Hashing takes its time, so it happens before the account is locked.
  const hashed = await hashPassword(newPassword, deps.passwordCost);
  return transact(db, async (tx) => {
    const user = await lockUser(tx, actor.userId);
    // Changed meanwhile by another device: what was checked above no longer counts.
    if (!user || (await findPasswordHash(tx, user.id)) !== stored) return wrongPassword();
    const sessionToken = clock.token();
    if (!(await renewSessionToken(tx, actor.sessionId, sessionToken)))
      return fail('unauthenticated', 'Please log in to continue.');
    const now = clock.now();
    await savePasswordHash(tx, user.id, hashed, now);
    await deleteOtherSessions(tx, user.id, actor.sessionId);
    const dropped = await endOpenSecrets(tx, user.id, now);
    await queueNoticeMail(tx, deps, {
      key: `password-changed:${user.id}:${now.toISOString()}`,
      to: user,
      subject: 'Your password was changed',
      paragraphs: [
        'Your Ampersand password was just changed, and every other device was signed out.',
        ...droppedChange(dropped),
      ],
    });
    return ok({ sessionToken });
  });
}
