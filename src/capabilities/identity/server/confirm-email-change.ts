import { fail, ok, type Result } from '#base/result.ts';
import { refuseAndCommit, transact } from '#platform/database/transact.ts';
import { hashToken } from '#platform/hash-token.ts';
import type { Platform } from '#platform/platform.ts';
import { emailVerified } from '../events.ts';
import { invalidToken } from './auth-failure.ts';
import { queueChangedMails } from './email-change-mails.ts';
import { findChangeOfLink, takeEmailChange } from './email-changes.store.ts';
import { deleteResets } from './passwords.store.ts';
import { findUserByEmail, lockUser, updateUser } from './store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events' | 'publicUrl'>;

function addressTaken() {
  return fail(
    'auth.email_taken',
    'This email address already has an Ampersand account, so yours stays the same.',
  );
}

/** Moves the account to the address whose link was opened, once. It signs nobody in. */
export async function confirmEmailChange(deps: Deps, token: string): Promise<Result<undefined>> {
  const { db, clock, events } = deps;
  const link = { tokenHash: hashToken(token) };
  try {
    return await transact(db, async (tx) => {
      const found = await findChangeOfLink(tx, link);
      const user = found && (await lockUser(tx, found.userId));
      const change = user && (await takeEmailChange(tx, link, clock.now()));
      if (!change) return invalidToken();
      // The link is used up all the same: it must not work later, should the address come free.
      if (await findUserByEmail(tx, change.newEmail)) return refuseAndCommit(addressTaken());
      await updateUser(tx, user.id, { email: change.newEmail, emailVerified: true, updatedAt: clock.now() });
      await deleteResets(tx, user.id);
      await queueChangedMails(tx, deps, { user, change });
      await events.emit(tx, emailVerified, { userId: user.id });
      return ok(undefined);
    });
  } catch (error) {
    // Somebody took the address at the same instant: the unique index decides, and all of the above is undone.
    const change = await findChangeOfLink(db, link);
    if (!change || !(await findUserByEmail(db, change.newEmail))) throw error;
    await takeEmailChange(db, link, clock.now());
    return addressTaken();
  }
}
