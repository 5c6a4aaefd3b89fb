import { z } from 'zod';
import { maxLength } from '#base/validation/text-length.ts';
import { pictureSchema } from '#capabilities/media/contract.ts';
import { cardPictureSchema, vendorCardSchema } from '#capabilities/search/contract.ts';
import { taxonomyKey } from '#capabilities/taxonomy/contract/fields.ts';
import { byUuid, instant } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruled } from '#platform/contract/ruled.ts';
import { BOARD_NAME_RULES, FAVORITE_NOTE_RULES } from '../rules/board-rules.ts';
import { saverSchema } from './saver.ts';

const tag = 'favorites';
const boardName = ruled(cleanText, ...BOARD_NAME_RULES.name);

export const boardSchema = z.object({
  uuid: z.uuid(),
  name: z.string(),
  /** Where favorites go that name no board; it cannot be deleted. */
  isDefault: z.boolean(),
  storefrontCount: z.number().int(),
  photoCount: z.number().int(),
  /** The newest first, at most four. */
  covers: z.array(cardPictureSchema),
  /** The secret of its link; null while it is not shared, and for who must not share. */
  shareToken: z.string().nullable(),
  isShared: z.boolean(),
  createdAt: instant,
});

export type Board = z.infer<typeof boardSchema>;

const saved = {
  uuid: z.uuid(),
  boardUuid: z.uuid(),
  note: z.string(),
  /** Who wrote it and when; null without a note, and for notes from before authors were kept. */
  noteBy: saverSchema.nullable(),
  noteAt: instant.nullable(),
  /** Whose hearts are on it, the first one first. */
  savedBy: z.array(saverSchema),
  createdAt: instant,
};

export const savedVendorSchema = z.object({
  ...saved,
  storefrontUuid: z.uuid(),
  vendorName: z.string(),
  taxonomyNodeKey: taxonomyKey,
  /** Null while the business is not listed. */
  card: vendorCardSchema.nullable(),
});

export type SavedVendor = z.infer<typeof savedVendorSchema>;

const photo = {
  imageId: z.number().int(),
  weddingPhotoSlug: z.string(),
  caption: z.string(),
  picture: pictureSchema,
  weddingTitle: z.string(),
  weddingSlug: z.string(),
};

export const savedPhotoSchema = z.object({ ...saved, ...photo });

export type SavedPhoto = z.infer<typeof savedPhotoSchema>;

export const savedThingsSchema = z.object({
  vendors: z.array(savedVendorSchema),
  photos: z.array(savedPhotoSchema),
});

export type SavedThings = z.infer<typeof savedThingsSchema>;

const sharedPhotoSchema = z.object(photo);

export type SharedPhoto = z.infer<typeof sharedPhotoSchema>;

/** What anybody with the link sees: no notes, and of the couple no more than their first names. */
export const sharedBoardSchema = z.object({
  name: z.string(),
  /** 'Maya & Jonah'; '' where they have not said. */
  coupleNames: z.string(),
  vendors: z.array(vendorCardSchema),
  photos: z.array(sharedPhotoSchema),
});

export type SharedBoard = z.infer<typeof sharedBoardSchema>;

export const boardsContract = {
  listBoards: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/favorites/boards',
    summary: 'The couple’s boards with covers and counts, the default one first',
    tag,
    access: 'signed-in',
  }).output(z.array(boardSchema)),

  createBoard: route({
    method: 'POST',
    path: '/web-marketplace-api/v1/favorites/boards',
    summary: 'Begin a board',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ name: boardName }))
    .output(boardSchema),

  readBoard: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/favorites/boards/{uuid}',
    summary: 'One board with everything on it, the newest first',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(boardSchema.extend(savedThingsSchema.shape)),

  renameBoard: route({
    method: 'PUT',
    path: '/web-marketplace-api/v1/favorites/boards/{uuid}',
    summary: 'Give a board another name',
    tag,
    access: 'signed-in',
  })
    .input(byUuid.extend({ name: boardName }))
    .output(boardSchema),

  deleteBoard: route({
    method: 'DELETE',
    path: '/web-marketplace-api/v1/favorites/boards/{uuid}',
    summary: 'Delete a board; what is on it moves to the default one',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(z.object({ deleted: z.boolean() })),

  shareBoard: route({
    method: 'PUT',
    path: '/web-marketplace-api/v1/favorites/boards/{uuid}/share',
    summary: 'Make a link that shows the board to anybody; a second time is the same link',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(z.object({ shareToken: z.string() })),

  unshareBoard: route({
    method: 'DELETE',
    path: '/web-marketplace-api/v1/favorites/boards/{uuid}/share',
    summary: 'Take the link back; it never works again',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(z.object({ revoked: z.boolean() })),

  readSharedBoard: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/favorites/shared/{token}',
    summary: 'A board as its link shows it',
    tag,
    access: 'public',
  })
    .input(z.object({ token: ruled(cleanText, maxLength(100)) }))
    .output(sharedBoardSchema),

  listSaved: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/favorites/saved',
    summary: 'Marked vendors with their cards and marked photos, the newest first',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ limit: z.coerce.number().int().min(1).max(500).optional() }))
    .output(savedThingsSchema),

  changeFavorite: route({
    method: 'PUT',
    path: '/web-marketplace-api/v1/favorites/saved/{uuid}',
    summary: 'Move a favorite to another board, or write a note on it; one just removed comes back',
    tag,
    access: 'signed-in',
  })
    .input(
      byUuid.extend({
        boardUuid: z.uuid().optional(),
        note: ruled(cleanText, ...FAVORITE_NOTE_RULES.note).optional(),
      }),
    )
    .output(z.object({ uuid: z.uuid(), boardUuid: z.uuid(), note: z.string() })),
};
