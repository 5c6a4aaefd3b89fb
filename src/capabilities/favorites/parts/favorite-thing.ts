import { api } from '#app/api.ts';
import type { Favorite } from '../contract.ts';
import { withYou } from '../rules/saver-words.ts';

/** Which list or page a heart stands on, and where in it. */
export type HeartPlacement = { location: string; tilePosition?: number };

export type FavoriteThing =
  | { kind: 'STOREFRONT'; storefrontUuid: string }
  | { kind: 'WEDDING_PHOTO'; imageId: number };

export function thingKey(thing: FavoriteThing): string {
  return thing.kind === 'STOREFRONT' ? `storefront:${thing.storefrontUuid}` : `photo:${thing.imageId}`;
}

export function isMarkOf(thing: FavoriteThing, favorite: Favorite): boolean {
  return thing.kind === 'STOREFRONT'
    ? favorite.storefrontUuid === thing.storefrontUuid
    : favorite.imageId === thing.imageId;
}

/** The mark as the list has it, from what the call answers. */
export async function createMark(thing: FavoriteThing, placement: HeartPlacement): Promise<Favorite> {
  const rest = { note: '', savedBy: withYou([]), createdAt: new Date().toISOString() };
  if (thing.kind === 'STOREFRONT') {
    const { storefrontUuid } = thing;
    const { uuid, boardUuid } = await api.favorites.favoriteStorefront({
      storefrontUuid,
      source: 'heart',
      ...placement,
    });
    return {
      ...rest,
      uuid,
      boardUuid,
      kind: 'STOREFRONT',
      storefrontUuid,
      imageId: null,
      weddingPhotoSlug: null,
    };
  }
  const { imageId } = thing;
  const { uuid, boardUuid, weddingPhotoSlug } = await api.favorites.favoriteWeddingPhoto({
    imageId,
    ...placement,
  });
  return { ...rest, uuid, boardUuid, kind: 'WEDDING_PHOTO', storefrontUuid: null, imageId, weddingPhotoSlug };
}

export async function deleteMark(thing: FavoriteThing, uuid: string): Promise<void> {
  if (thing.kind === 'STOREFRONT') await api.favorites.unfavoriteStorefront({ uuid });
  else await api.favorites.unfavoriteWeddingPhoto({ uuid });
}
