import { z } from 'zod';
import { maxLength } from '#base/validation/text-length.ts';
import { vendorCardSchema } from '#capabilities/search/contract.ts';
import { byUuid, instant, rowId } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruled } from '#platform/contract/ruled.ts';
import { boardsContract } from './contract/boards.contract.ts';
import { compareContract } from './contract/compare.contract.ts';
import { saverSchema } from './contract/saver.ts';
// Whoever has the calls has the codes and limits they answer with.
import './errors.ts';

const tag = 'favorites';

/** Where the heart was pressed; for counting, never for deciding. */
const placement = {
  location: ruled(cleanText, maxLength(100)).optional(),
  tilePosition: z.number().int().min(0).max(10_000).optional(),
  shelfCustomized: z.boolean().optional(),
};

/** Enough to know which hearts are filled; boards have the rest. */
export const favoriteSchema = z.object({
  uuid: z.uuid(),
  boardUuid: z.uuid(),
  kind: z.enum(['STOREFRONT', 'WEDDING_PHOTO']),
  storefrontUuid: z.uuid().nullable(),
  imageId: z.number().int().nullable(),
  weddingPhotoSlug: z.string().nullable(),
  note: z.string(),
  /** Whose hearts are on it, the first one first. */
  savedBy: z.array(saverSchema),
  createdAt: instant,
});

export type Favorite = z.infer<typeof favoriteSchema>;

export const favoritesContract = {
  listFavorites: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/favorites',
    summary: 'What the couple has marked, the newest first',
    tag,
    access: 'signed-in',
  }).output(z.array(favoriteSchema)),

  favoriteStorefront: route({
    method: 'POST',
    path: '/web-marketplace-api/v1/favorites/storefront',
    summary: 'Put one’s heart on a vendor; a second heart is on the same favorite',
    tag,
    access: 'signed-in',
  })
    .input(
      z.object({
        storefrontUuid: z.uuid(),
        boardUuid: z.uuid().optional(),
        source: ruled(cleanText, maxLength(100)).optional(),
        ...placement,
      }),
    )
    .output(z.object({ uuid: z.uuid(), boardUuid: z.uuid(), vendorCard: vendorCardSchema })),

  unfavoriteStorefront: route({
    method: 'DELETE',
    path: '/web-marketplace-api/v1/favorites/storefront/{uuid}',
    summary: 'Take one’s heart off a vendor; with the last one the favorite goes',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(z.object({ deleted: z.boolean() })),

  favoriteWeddingPhoto: route({
    method: 'POST',
    path: '/web-marketplace-api/v1/favorites/wedding-photo',
    summary: 'Put one’s heart on a photo of a real wedding; a second heart is on the same favorite',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ imageId: rowId, boardUuid: z.uuid().optional(), ...placement }))
    .output(z.object({ uuid: z.uuid(), boardUuid: z.uuid(), weddingPhotoSlug: z.string() })),

  unfavoriteWeddingPhoto: route({
    method: 'DELETE',
    path: '/web-marketplace-api/v1/favorites/wedding-photo/{uuid}',
    summary: 'Take one’s heart off a photo; with the last one the favorite goes',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(z.object({ deleted: z.boolean() })),

  ...boardsContract,
  ...compareContract,
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    favorites: typeof favoritesContract;
  }
}

declare module '#base/live-kind.ts' {
  interface LiveKinds {
    /** Somebody of this wedding changed a favorite or a board. */
    favorites: true;
  }
}
