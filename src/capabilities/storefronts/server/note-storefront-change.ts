import type { Tx } from '#platform/database/database.ts';
import { announceChange } from '#platform/live/announce-change.ts';
import type { Platform } from '#platform/platform.ts';
import { storefrontChanged } from '../events.ts';
import { storefrontSubject } from '../rules/storefront-subject.ts';
import { touchStorefront } from './store.ts';

/**
 * Whoever changes a listing says so in the same transaction: its version grows, pages that show it are made anew, and
 * capabilities that keep something of it look at it again.
 */
export async function noteStorefrontChange(
  tx: Tx,
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  storefrontId: number,
): Promise<void> {
  const uuid = await touchStorefront(tx, storefrontId, clock.now());
  if (uuid === undefined) return;
  await announceChange(tx, storefrontSubject(uuid));
  await events.emit(tx, storefrontChanged, { storefrontId });
}
