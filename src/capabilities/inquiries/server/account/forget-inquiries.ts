import type { Tx } from '#platform/database/database.ts';
import { queueFileDeletion } from '../attachments/attachment-files.ts';
import { deleteLooseOf } from '../attachments/attachments.store.ts';
import { forgetEventAuthor, forgetUploader } from './account.store.ts';

/**
 * For the deletion of an account: what was written for others who stay is kept, without a name to it. A wedding that ends
 * with the account says so by itself, and its inquiries end with it.
 */
export async function forgetInquiries(tx: Tx, userId: string): Promise<void> {
  await queueFileDeletion(tx, await deleteLooseOf(tx, userId));
  await forgetUploader(tx, userId);
  await forgetEventAuthor(tx, userId);
}
