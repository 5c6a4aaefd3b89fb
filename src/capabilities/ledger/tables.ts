import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes } from '#platform/database/columns.ts';
import type { OwnerKind, Side, Unit } from './rules/accounts.data.ts';

/** Whole cents or credits, as far as programs can count. */
const whole = (name: string) => bigint(name, { mode: 'number' });
/** To the millisecond: all of it is in the hashes. */
const hashedInstant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const isCountable = (column: string) => sql.raw(`abs(${column}) <= ${Number.MAX_SAFE_INTEGER}`);

/**
 * Opened by the ledger's store and moved by `post_transfer` (db/migrations/0039_ledger.sql) alone. Nothing is deleted, and
 * only the last three columns of an account ever change: triggers see to it.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    /** Accounts are locked in this order. */
    id: whole('id').primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull().unique(),
    ownerKind: text('owner_kind').notNull().$type<OwnerKind>(),
    /** Of a storefront or a wedding that may be gone: books outlive it. */
    ownerId: uuid('owner_id'),
    unit: text('unit').notNull().$type<Unit>(),
    normalSide: text('normal_side').notNull().$type<Side>(),
    shard: smallint('shard'),
    floor: whole('floor'),
    openedAt: hashedInstant('opened_at').notNull(),
    /** On its normal side. */
    balance: whole('balance').notNull(),
    entryCount: whole('entry_count').notNull(),
    /** Of its last entry; of what it says itself, before there is one. */
    lastHash: bytes('last_hash').notNull(),
  },
  () => [
    check('ledger_accounts_code', sql`code ~ '^[A-Za-z0-9:-]{1,100}$'`),
    check(
      'ledger_accounts_owner_kind',
      sql`owner_kind in ('HOUSE', 'STOREFRONT', 'WEDDING') and (owner_kind = 'HOUSE') = (owner_id is null)`,
    ),
    check('ledger_accounts_unit', sql`unit in ('USD', 'CREDIT')`),
    check('ledger_accounts_normal_side', sql`normal_side in ('D', 'C')`),
    check('ledger_accounts_floor', sql`floor is null or balance >= floor`),
    check('ledger_accounts_balance', isCountable('balance')),
  ],
);

/** No names and no free text: whoever is deleted leaves ids here that lead nowhere. */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    referenceKind: text('reference_kind').notNull(),
    referenceId: text('reference_id').notNull(),
    actorId: uuid('actor_id'),
    impersonatorId: uuid('impersonator_id'),
    reversesId: uuid('reverses_id')
      .unique()
      .references((): AnyPgColumn => ledgerTransfers.id),
    postedAt: hashedInstant('posted_at').notNull(),
  },
  () => [
    check('ledger_transfers_kind', sql`kind ~ '^[A-Z_]{1,40}$'`),
    check('ledger_transfers_key', sql`idempotency_key ~ '^[A-Za-z0-9:._-]{1,200}$'`),
    check(
      'ledger_transfers_reference',
      sql`reference_kind ~ '^[a-z-]{1,40}$' and reference_id ~ '^[A-Za-z0-9:._-]{1,100}$'`,
    ),
  ],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    accountId: whole('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    /** From 1, without gaps. */
    seq: whole('seq').notNull(),
    transferId: uuid('transfer_id')
      .notNull()
      .references(() => ledgerTransfers.id),
    /** Debits are positive. */
    amount: whole('amount').notNull(),
    balanceAfter: whole('balance_after').notNull(),
    prevHash: bytes('prev_hash').notNull(),
    hash: bytes('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.seq] }),
    unique('ledger_entries_transfer').on(table.transferId, table.accountId),
    check('ledger_entries_amount', sql`amount <> 0 and ${isCountable('amount')}`),
    check('ledger_entries_balance_after', isCountable('balance_after')),
  ],
);

/** One for each day that is over, in UTC. */
export const ledgerSeals = pgTable('ledger_seals', {
  day: date('day', { mode: 'string' }).primaryKey(),
  entryCount: whole('entry_count').notNull(),
  root: bytes('root').notNull(),
  prevRoot: bytes('prev_root').notNull(),
});
