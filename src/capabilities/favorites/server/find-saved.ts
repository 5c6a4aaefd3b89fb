import { findPictures } from '#capabilities/media/server/index.ts';
import { findCardsByUuid } from '#capabilities/search/server/index.ts';
import type { Platform } from '#platform/platform.ts';
import type { SavedThings } from '../contract/boards.contract.ts';
import { presentSavedPhoto, presentSavedVendor } from './present.ts';
import { listSavedPhotos, listSavedVendors, type Selection } from './saved.store.ts';

type Parts = Pick<Platform, 'db' | 'clock'>;

/** Vendors with their cards and photos with their pictures, the newest first. */
export async function findSaved(parts: Parts, selection: Selection): Promise<SavedThings> {
  const vendorRows = await listSavedVendors(parts.db, selection);
  const photoRows = await listSavedPhotos(parts.db, selection);
  const cards = await findCardsByUuid(
    parts,
    vendorRows.map(({ storefrontUuid }) => storefrontUuid),
  );
  const cardOf = new Map(cards.map((card) => [card.storefrontUuid, card]));
  const pictures = await findPictures(
    parts.db,
    photoRows.map(({ assetId }) => assetId),
  );
  const pictureOf = new Map(pictures.map((picture) => [picture.id, picture]));
  return {
    vendors: vendorRows.flatMap((row) => presentSavedVendor(row, cardOf.get(row.storefrontUuid))),
    photos: photoRows.flatMap((row) => presentSavedPhoto(row, pictureOf.get(row.assetId))),
  };
}
