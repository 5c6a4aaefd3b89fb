import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { NoticeSide } from './rules/notice-side.ts';

/** How somebody wants to hear of what concerns them on a side; whoever has no row gets each one by e-mail. */
export const notificationSettings = pgTable(
  'inquiry_notification_settings',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    side: text('side').notNull().$type<NoticeSide>(),
    mail: text('mail').notNull().$type<'EACH' | 'DIGEST' | 'OFF'>(),
    textMessages: boolean('text_messages').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.side] })],
);

/** Where somebody wishes otherwise for one listing than for all; null where they do not. */
export const listingNotificationSettings = pgTable(
  'listing_notification_settings',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    mail: text('mail').$type<'EACH' | 'DIGEST' | 'OFF'>(),
    textMessages: boolean('text_messages'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.storefrontId] }),
    index('listing_notification_settings_storefront').on(table.storefrontId),
  ],
);
