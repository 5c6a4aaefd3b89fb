import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { OriginalFormat } from './rules/picture-limits.ts';

/** A picture somebody gave us, or one of the demo world. Its files lie in the file store, derived sizes included. */
export const mediaAssets = pgTable(
  'media_assets',
  {
    id: uuid('id').primaryKey(),
    /** Null for pictures of the house and those whose owner left. */
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    /** SHA-256 of the bytes as they came, so that the same file is kept once per person. */
    contentHash: text('content_hash').notNull(),
    /** Where the original lies, exactly as it came; never served. */
    originalKey: text('original_key').notNull(),
    originalFormat: text('original_format').notNull().$type<OriginalFormat>(),
    originalBytes: bigint('original_bytes', { mode: 'number' }).notNull(),
    /** The picture upright and without metadata; every derived size is made from it. */
    cleanKey: text('clean_key').notNull(),
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
    check('media_assets_size', sql`width > 0 and height > 0 and original_bytes > 0`),
  ],
);
