import type { PictureAsset } from '#capabilities/media/contract.ts';
import type { CardPicture, VendorCard } from '#capabilities/search/contract.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { Membership } from '#capabilities/weddings/server/index.ts';
import type { Board, SavedPhoto, SavedVendor, SharedPhoto } from '../contract/boards.contract.ts';
import type { Favorite } from '../contract.ts';
import type { BoardSummaryRow } from './boards.store.ts';
import type { SavedPhotoRow, SavedVendorRow } from './saved.store.ts';
import type { MarkRow } from './store.ts';

export function presentMark(row: MarkRow): Favorite {
  return {
    uuid: row.uuid,
    boardUuid: row.board_uuid,
    kind: row.storefront_uuid === null ? 'WEDDING_PHOTO' : 'STOREFRONT',
    storefrontUuid: row.storefront_uuid,
    imageId: row.photo_id,
    weddingPhotoSlug: row.photo_slug,
    note: row.note,
    savedBy: row.saved_by,
    createdAt: row.created_at.toISOString(),
  };
}

export function presentBoard(
  row: BoardSummaryRow,
  covers: CardPicture[],
  { allowed }: Pick<Membership, 'allowed'>,
): Board {
  return {
    uuid: row.uuid,
    name: row.name,
    isDefault: row.isDefault,
    storefrontCount: row.storefrontCount,
    photoCount: row.photoCount,
    covers,
    shareToken: allowed.includes('share-boards') ? row.shareToken : null,
    isShared: row.shareToken !== null,
    createdAt: row.createdAt.toISOString(),
  };
}

function presentMoments({ createdAt, noteAt }: Pick<SavedVendorRow, 'createdAt' | 'noteAt'>) {
  return { createdAt: createdAt.toISOString(), noteAt: noteAt?.toISOString() ?? null };
}

/** Nothing for a category we no longer have. */
export function presentSavedVendor(row: SavedVendorRow, card: VendorCard | undefined): SavedVendor[] {
  const category = categoryByNodeId(row.taxonomyNodeId);
  if (!category) return [];
  const { taxonomyNodeId: _, ...rest } = row;
  return [
    {
      ...rest,
      ...presentMoments(row),
      taxonomyNodeKey: category.taxonomyKey,
      card: card ?? null,
    },
  ];
}

export function presentSavedPhoto(row: SavedPhotoRow, picture: PictureAsset | undefined): SavedPhoto[] {
  if (!picture) return [];
  const { assetId: _, ...rest } = row;
  return [{ ...rest, ...presentMoments(row), picture }];
}

/** Without the note and everything else that is the couple's own. */
export function presentSharedPhoto(photo: SavedPhoto): SharedPhoto {
  const { imageId, weddingPhotoSlug, caption, picture, weddingTitle, weddingSlug } = photo;
  return { imageId, weddingPhotoSlug, caption, picture, weddingTitle, weddingSlug };
}
