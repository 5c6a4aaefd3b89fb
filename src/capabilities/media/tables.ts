import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { OriginalFormat } from './rules/picture-limits.ts';

/** What a private picture belongs to: a photo wall, a household. The id is that of its owner's record. */
export const pictureScopes = pgTable('picture_scopes', {
  id: uuid('id').primaryKey(),
  /** Signed into every address; a higher one ends all that were given out before. */
  version: integer('version').notNull().default(1),
});

/** A picture somebody gave us, or one of the demo world. Its files lie in the file store, derived sizes included. */
export const mediaAssets = pgTable(
  'media_assets',
  {
    id: uuid('id').primaryKey(),
    /** Null for pictures of the house, of guests and those whose owner left. */
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    /** Private where there is one: shown only at addresses signed with its version. */
    scopeId: uuid('scope_id').references(() => pictureScopes.id),
    /** Of the key in the browser of somebody without an account, who may withdraw the picture with it. */
    guestKeyHash: text('guest_key_hash'),
    /**
     * SHA-256 of the bytes as they came, so that the same file is kept once per person; of a private picture together
     * with its scope and guest, so that it is never the same as another's or as a public one.
     */
    contentHash: text('content_hash').notNull(),
    /** Where the original lies, exactly as it came; never served. */
    originalKey: text('original_key').notNull(),
    originalFormat: text('original_format').notNull().$type<OriginalFormat>(),
    originalBytes: bigint('original_bytes', { mode: 'number' }).notNull(),
    /** The picture upright and without metadata; every derived size is made from it. */
    cleanKey: text('clean_key').notNull(),
    /** Of the picture under that key; null for those that came before it was kept. */
    cleanBytes: bigint('clean_bytes', { mode: 'number' }),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** '#c9a58d' */
    dominantColor: text('dominant_color').notNull(),
    /** A tiny picture as a data address, shown until the real one is there. */
    blurDataUrl: text('blur_data_url').notNull(),
    altText: text('alt_text').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('media_assets_same').on(table.uploadedBy, table.contentHash).nullsNotDistinct(),
    index('media_assets_content').on(table.contentHash),
    index('media_assets_uploader').on(table.uploadedBy, table.createdAt),
    index('media_assets_scope').on(table.scopeId, table.guestKeyHash).where(sql`scope_id is not null`),
    check(
      'media_assets_guest',
      sql`guest_key_hash is null or (scope_id is not null and uploaded_by is null)`,
    ),
    check('media_assets_size', sql`width > 0 and height > 0 and original_bytes > 0`),
  ],
);
