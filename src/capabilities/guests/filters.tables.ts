import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { weddings } from '#capabilities/weddings/tables.ts';

/** Views of the list that a couple comes back to, as the address of the screen says them. */
export const guestFilters = pgTable(
  'guest_filters',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    query: text('query').notNull(),
  },
  (table) => [uniqueIndex('guest_filters_name').on(table.weddingId, sql`lower(${table.name})`)],
);
