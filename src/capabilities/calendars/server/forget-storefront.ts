import type { Tx } from '#platform/database/database.ts';
import { deleteFeedsOf } from './feeds/feeds.store.ts';
import { deleteLink } from './link/links.store.ts';

/** Calendars are neither read for a listing that is gone nor given out. */
export async function forgetStorefront(tx: Tx, storefrontId: number): Promise<void> {
  await deleteFeedsOf(tx, storefrontId);
  await deleteLink(tx, storefrontId);
}
