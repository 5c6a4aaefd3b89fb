import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ledgerTransfers } from '#capabilities/ledger/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { LotSource } from './rules/lots.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });

/**
 * Credits that came together and end together. What is left in the lots of a storefront is, added up, the balance of its
 * account in the books: both are written in one transaction, by those who hold the account.
 */
export const creditLots = pgTable(
  'credit_lots',
  {
    id: uuid('id').primaryKey(),
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id),
    source: text('source').notNull().$type<LotSource>(),
    granted: integer('granted').notNull(),
    remaining: integer('remaining').notNull(),
    /** Of all that was granted, without tax; nothing for given ones. */
    costCents: cents('cost_cents').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** By which they came. */
    transferId: uuid('transfer_id')
      .notNull()
      .references(() => ledgerTransfers.id),
    /** Why they came, as their owner reads it; no names. Nothing where the kind of transfer says it all. */
    note: text('note').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('credit_lots_open').on(table.storefrontId, table.expiresAt).where(sql`remaining > 0`),
    index('credit_lots_ending').on(table.expiresAt).where(sql`remaining > 0`),
    index('credit_lots_by_transfer').on(table.transferId),
    check('credit_lots_source', sql`source in ('BOUGHT', 'GIVEN', 'REFUNDED', 'MOVED')`),
    check('credit_lots_remaining', sql`granted > 0 and 0 <= remaining and remaining <= granted`),
    check('credit_lots_cost', sql`cost_cents >= 0`),
  ],
);

/** What a transfer took out of a lot, and what that had cost. */
export const creditLotUses = pgTable(
  'credit_lot_uses',
  {
    transferId: uuid('transfer_id')
      .notNull()
      .references(() => ledgerTransfers.id),
    lotId: uuid('lot_id')
      .notNull()
      .references(() => creditLots.id),
    amount: integer('amount').notNull(),
    costCents: cents('cost_cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transferId, table.lotId] }),
    index('credit_lot_uses_by_lot').on(table.lotId),
    check('credit_lot_uses_amount', sql`amount > 0 and cost_cents >= 0`),
  ],
);

/** One for each storefront, ever. */
export const freeCreditOffers = pgTable(
  'free_credit_offers',
  {
    storefrontId: integer('storefront_id')
      .primaryKey()
      .references(() => storefronts.id),
    amount: integer('amount').notNull(),
    offeredAt: instant('offered_at').notNull(),
    redeemedAt: instant('redeemed_at'),
    /** Null where it waits for as long as they like. */
    endsAt: instant('ends_at'),
  },
  () => [check('free_credit_offers_amount', sql`amount > 0`)],
);
