import { membershipOf } from '#capabilities/weddings/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { forgetEventAuthor, forgetUploader, hasOtherOwner } from './account.store.ts';
import { queueFileDeletion } from './attachment-files.ts';
import { deleteLooseOf } from './attachments.store.ts';
import { endInquiries } from './end-inquiries.ts';

/**
 * For the deletion of an account, before the wedding is left. A wedding that ends with it takes its inquiries along; what
 * was written for others who stay is kept, without a name to it.
 */
export async function forgetInquiries(tx: Tx, clock: Clock, userId: string): Promise<void> {
  const membership = await membershipOf(tx, userId);
  if (membership?.role === 'OWNER' && !(await hasOtherOwner(tx, membership.weddingId, userId))) {
    await endInquiries(tx, clock, membership.weddingId);
  }
  await queueFileDeletion(tx, await deleteLooseOf(tx, userId));
  await forgetUploader(tx, userId);
  await forgetEventAuthor(tx, userId);
}
