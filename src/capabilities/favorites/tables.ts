import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { realWeddingPhotos } from '#capabilities/editorial/tables.ts';
import { users } from '#capabilities/identity/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import { instant } from '#platform/database/columns.ts';

/** A couple's collection of vendors and photos. Everyone who plans the wedding sees the same ones. */
export const favoriteBoards = pgTable(
  'favorite_boards',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Where favorites go that name no board; made with the first of them. */
    isDefault: boolean('is_default').notNull().default(false),
    /** The secret of the link that shows this board to anybody; null while it is not shared. */
    shareToken: text('share_token').unique(),
    sharedAt: instant('shared_at'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('favorite_boards_of').on(table.weddingId, table.createdAt),
    uniqueIndex('favorite_boards_default').on(table.weddingId).where(sql`is_default`),
    uniqueIndex('favorite_boards_name').on(table.weddingId, sql`lower(${table.name})`),
    index('favorite_boards_author').on(table.createdBy),
    check('favorite_boards_shared', sql`(share_token is null) = (shared_at is null)`),
  ],
);

/** A vendor or a photo somebody liked: once per wedding, on one board, with a heart of each who likes it. */
export const favorites = pgTable(
  'favorites',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    boardUuid: uuid('board_uuid')
      .notNull()
      .references(() => favoriteBoards.uuid, { onDelete: 'cascade' }),
    storefrontId: integer('storefront_id').references(() => storefronts.id, { onDelete: 'cascade' }),
    photoId: integer('photo_id').references(() => realWeddingPhotos.id, { onDelete: 'cascade' }),
    note: text('note').notNull().default(''),
    /** Whose words they are: the last who wrote. */
    noteBy: uuid('note_by').references(() => users.id, { onDelete: 'set null' }),
    noteAt: instant('note_at'),
    /** Off the list, but still there to be put back as it was; gone for good a day later. */
    removedAt: instant('removed_at'),
    /** Where it was pressed, as the specification names it. */
    source: text('source'),
    location: text('location'),
    tilePosition: integer('tile_position'),
    shelfCustomized: boolean('shelf_customized'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('favorites_storefront_once').on(table.weddingId, table.storefrontId),
    uniqueIndex('favorites_photo_once').on(table.weddingId, table.photoId),
    index('favorites_on_board').on(table.boardUuid, table.createdAt),
    index('favorites_of_storefront').on(table.storefrontId, table.createdAt),
    index('favorites_of_photo').on(table.photoId),
    index('favorites_author').on(table.createdBy),
    index('favorites_note_author').on(table.noteBy),
    check('favorites_one_thing', sql`num_nonnulls(storefront_id, photo_id) = 1`),
  ],
);

/** Who of the wedding likes it. Whoever deletes their account leaves a heart without a name. */
export const favoriteHearts = pgTable(
  'favorite_hearts',
  {
    favoriteUuid: uuid('favorite_uuid')
      .notNull()
      .references(() => favorites.uuid, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('favorite_hearts_once').on(table.favoriteUuid, table.userId),
    index('favorite_hearts_of').on(table.userId),
  ],
);
