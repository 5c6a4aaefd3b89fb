import type { Tx } from '#platform/database/database.ts';
import { deleteInvitationsTo } from './invitations.store.ts';
import { deleteLogOf } from './log.store.ts';

/** Nobody joins a listing that is gone, and nobody reads who worked there. */
export async function forgetStorefront(tx: Tx, storefrontId: number): Promise<void> {
  await deleteInvitationsTo(tx, storefrontId);
  await deleteLogOf(tx, storefrontId);
}
