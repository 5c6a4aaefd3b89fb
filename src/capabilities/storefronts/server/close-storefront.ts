import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { movePublication } from './editing/move-publication.ts';

/** Takes a listing off the public pages; what is in it stays. One that is off already stays as it is. */
export async function closeStorefront(
  tx: Tx,
  deps: Pick<Platform, 'clock' | 'events'>,
  storefrontId: number,
): Promise<void> {
  await movePublication(tx, deps, storefrontId, 'close');
}
