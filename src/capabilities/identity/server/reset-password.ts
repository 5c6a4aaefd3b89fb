import { ok, type Result } from '#base/result.ts';
import { transact } from '#platform/database/transact.ts';
import { hashToken } from '#platform/hash-token.ts';
import type { Platform } from '#platform/platform.ts';
import { OPEN_RESET_LINKS, RESET_LINK_MINUTES } from '../rules/verification.ts';
import { invalidToken } from './auth-failure.ts';
import { endOpenSecrets } from './end-open-secrets.ts';
import { droppedChange, queueNoticeMail, queueResetMail } from './mails.ts';
import { hashPassword } from './password-hash.ts';
import { checkNewPassword } from './password-rule.ts';
import { findReset, insertReset, keepNewestResets, savePasswordHash } from './passwords.store.ts';
import { deleteSessions, findUserByEmail, lockUser } from './store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl' | 'passwordCost'>;

/** Mails a link, if the address has an account. Nothing in the answer tells. */
export async function requestPasswordReset(deps: Deps, email: string): Promise<void> {
  const { db, clock } = deps;
  await transact(db, async (tx) => {
    const found = await findUserByEmail(tx, email);
    const user = found && (await lockUser(tx, found.id));
    if (user?.email !== email) return;
    const token = clock.token();
    const now = clock.now();
    await insertReset(tx, {
      id: clock.uuid(),
      userId: user.id,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + RESET_LINK_MINUTES * 60_000),
    });
    await keepNewestResets(tx, user.id, OPEN_RESET_LINKS);
    await queueResetMail(tx, deps, user, token);
  });
}

/** For the page, before anybody types a password; the link stays as it is. */
export async function readResetLink(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  token: string,
): Promise<{ isOpen: boolean }> {
  return { isOpen: (await findReset(db, hashToken(token), clock.now())) !== undefined };
}

/** Sets a password with a link, which ends every session, every other link and whatever else is open. */
export async function resetPassword(
  deps: Deps,
  { token, password }: { token: string; password: string },
): Promise<Result<{ email: string }>> {
  const { db, clock } = deps;
  const tokenHash = hashToken(token);
  const link = await findReset(db, tokenHash, clock.now());
  if (!link) return invalidToken();
  const strong = await checkNewPassword(db, link.userId, password, 'password');
  if (!strong.ok) return strong;
  // Hashing takes its time, so it happens before the account is locked.
  const hashed = await hashPassword(password, deps.passwordCost);
  return transact(db, async (tx) => {
    const user = await lockUser(tx, link.userId);
    const now = clock.now();
    // Ended meanwhile: by another of the links, or with a change of the password or the address.
    if (!user || !(await findReset(tx, tokenHash, now))) return invalidToken();
    await savePasswordHash(tx, user.id, hashed, now);
    await deleteSessions(tx, user.id);
    const dropped = await endOpenSecrets(tx, user.id, now);
    await queueNoticeMail(tx, deps, {
      key: `password-reset:${link.id}`,
      to: user,
      subject: 'Your password was changed',
      paragraphs: [
        'Your Ampersand password was just changed, and every device was signed out.',
        ...droppedChange(dropped),
      ],
    });
    return ok({ email: user.email });
  });
}
