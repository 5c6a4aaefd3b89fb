import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { markClosed } from './members.store.ts';
import { noteStorefrontChange } from './note-storefront-change.ts';

/** Takes a listing off the public pages; what is in it stays. */
export async function closeStorefront(
  tx: Tx,
  deps: Pick<Platform, 'clock' | 'events'>,
  storefrontId: number,
): Promise<void> {
  await markClosed(tx, storefrontId);
  await noteStorefrontChange(tx, deps, storefrontId);
}
