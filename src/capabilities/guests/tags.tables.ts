import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { weddings } from '#capabilities/weddings/tables.ts';
import type { TagColor } from './rules/tags/guest-tag.ts';
import { guests } from './tables.ts';

/** What a couple calls its guests by. */
export const guestTags = pgTable(
  'guest_tags',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    color: text('color').notNull().$type<TagColor>(),
  },
  (table) => [uniqueIndex('guest_tags_name').on(table.weddingId, sql`lower(${table.name})`)],
);

/** Who is called so. */
export const guestTagLinks = pgTable(
  'guest_tag_links',
  {
    tagUuid: uuid('tag_uuid')
      .notNull()
      .references(() => guestTags.uuid, { onDelete: 'cascade' }),
    guestUuid: uuid('guest_uuid')
      .notNull()
      .references(() => guests.uuid, { onDelete: 'cascade' }),
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.tagUuid, table.guestUuid] }),
    index('guest_tag_links_of').on(table.weddingId),
    index('guest_tag_links_guest').on(table.guestUuid),
  ],
);
