import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Every mail and text message, from the moment it is decided until it has left. */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    id: uuid('id').primaryKey(),
    /** Says what the message is about, such as `welcome:<account>`; the same one is never sent twice. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    channel: text('channel', { enum: ['mail', 'text'] }).notNull(),
    toAddress: text('to_address').notNull(),
    subject: text('subject'),
    html: text('html'),
    /** Empty once a message has left the house: bodies hold links with secrets. */
    text: text('text'),
    /** Where whoever does not want such mail says so; gone with the body. */
    unsubscribeUrl: text('unsubscribe_url'),
    state: text('state', { enum: ['QUEUED', 'SENT', 'FAILED'] }).notNull(),
    providerId: text('provider_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When whoever takes mail for this address said that it never will; null where it just could not be handed over. */
    refusedAt: timestamp('refused_at', { withTimezone: true }),
  },
  (table) => [
    // An order of `desc` means nulls first; an index that says otherwise would not serve it.
    index('outgoing_messages_created_at_idx').on(table.createdAt.desc().nullsFirst()),
    index('outgoing_messages_to_address_idx').on(table.toAddress, table.createdAt.desc().nullsFirst()),
  ],
);

export type OutgoingMessage = typeof outgoingMessages.$inferSelect;
