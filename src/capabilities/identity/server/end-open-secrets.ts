import type { Tx } from '#platform/database/database.ts';
import { deleteCodesOf } from './codes.store.ts';
import { dropEmailChange, type EmailChangeRow } from './email-changes.store.ts';
import { deleteResets } from './passwords.store.ts';
import { updateUser } from './store.ts';
import { deleteUnfinishedTwoFactor } from './two-factors.store.ts';
import { deleteVerificationsOf } from './verifications.store.ts';

/**
 * Whatever was begun and can still be finished by somebody who was in the account: a new password ends it all. Answers
 * with the change of email address that was under way, so that its owner can be told.
 */
export async function endOpenSecrets(tx: Tx, userId: string, now: Date): Promise<EmailChangeRow | undefined> {
  await deleteResets(tx, userId);
  await deleteCodesOf(tx, userId);
  await deleteVerificationsOf(tx, userId);
  await deleteUnfinishedTwoFactor(tx, userId);
  await updateUser(tx, userId, { supportWriteUntil: null });
  return dropEmailChange(tx, userId, now);
}
