import { fail, ok, type Result } from '#base/result.ts';
import { validateFields } from '#base/validation/validate-fields.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { renderMail } from '#platform/messages/mail-layout.ts';
import { mailName } from '#platform/messages/mail-name.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import { deletionRules } from '../rules/account-rules.ts';
import type { AccountPart } from './account-parts.ts';
import { listArchiveKeys } from './exports.store.ts';
import { deleteUser, lockUser } from './store.ts';
import { deleteFiles } from './tasks.ts';

/** The rows go with the account; the files lie elsewhere and are deleted by a job once the account is really gone. */
async function forgetArchives(tx: Tx, userId: string): Promise<void> {
  const fileKeys = await listArchiveKeys(tx, userId);
  if (fileKeys.length > 0) await enqueueJob(tx, deleteFiles, { fileKeys });
}

/** Told before: what others would notice, or the person might not think of. */
export async function previewDeletion(
  { db }: Pick<Platform, 'db'>,
  parts: readonly AccountPart[],
  { userId }: Pick<SignedInActor, 'userId'>,
): Promise<string[]> {
  const told: string[] = [];
  for (const part of parts) told.push(...((await part.tellOfDeletion?.(db, userId)) ?? []));
  return told;
}

/** Removes the person and whatever only they own, in one transaction. Shared things stay with the others. */
export async function deleteAccount(
  platform: Platform,
  parts: AccountPart[],
  actor: SignedInActor,
  confirmEmail: string,
): Promise<Result<undefined>> {
  const fields = validateFields({ confirmEmail }, deletionRules(actor.email));
  if (fields.confirmEmail) return fail('account.confirmation_mismatch', fields.confirmEmail, { fields });
  const { db, clock } = platform;
  await transact(db, async (tx) => {
    const user = await lockUser(tx, actor.userId);
    if (!user) return;
    for (const part of parts) await part.forget(tx, user.id, platform);
    await forgetArchives(tx, user.id);
    await deleteUser(tx, user.id);
    await queueMail(tx, clock, {
      key: `account-deleted:${user.id}`,
      to: user.email,
      subject: 'Your Ampersand account is deleted',
      ...renderMail({
        preview: 'Your account and everything that was only yours is deleted.',
        heading: 'Your account is deleted',
        paragraphs: [
          `Goodbye ${mailName(user.firstName) || 'and thank you'},`,
          'We deleted your account and everything that was only yours. What you shared with your partner stays with them.',
        ],
        footnote: 'If this wasn’t you, write to help@ampersand.example.',
      }),
    });
  });
  return ok(undefined);
}
