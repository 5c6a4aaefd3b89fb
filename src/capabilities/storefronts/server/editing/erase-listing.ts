import { deleteUnusedPictures } from '#capabilities/media/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { storefrontErased } from '../../events.ts';
import { noteStorefrontChange } from '../note-storefront-change.ts';
import { blankListing, dropImages } from './erase-listing.store.ts';

/**
 * All that a business said about itself, and who worked there, is gone. The row stays: couples keep their talks, bookings and
 * reviews, which name it.
 */
export async function eraseListing(
  tx: Tx,
  deps: Pick<Platform, 'clock' | 'events'>,
  storefrontId: number,
): Promise<void> {
  const pictures = await dropImages(tx, storefrontId);
  await blankListing(tx, storefrontId);
  await deleteUnusedPictures(tx, pictures);
  await noteStorefrontChange(tx, deps, storefrontId);
  await deps.events.emit(tx, storefrontErased, { storefrontId });
}
