import type { Tx } from '#platform/database/database.ts';
import { deleteSubmission, listSubmissionsOf } from './submissions.store.ts';
import { dropPhotosOf } from './take-down.ts';

/** With a listing that is gone for good go the weddings it sent in, pages and photos included. */
export async function forgetStorefront(tx: Tx, storefrontId: number): Promise<void> {
  for (const submission of await listSubmissionsOf(tx, storefrontId)) {
    await dropPhotosOf(tx, submission);
    await deleteSubmission(tx, submission.id);
  }
}
