import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import { inquiries } from '#capabilities/inquiries/tables.ts';
import type { AttachmentType } from '#capabilities/media/rules/attachment-limits.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { BudgetCategoryKey } from './rules/budget-categories.data.ts';
import type { BudgetSection } from './rules/budget-sections.ts';
import type { ScenarioChoices } from './rules/budget-state.ts';
import type { TakenStep } from './rules/changes/taken-steps.ts';
import type { GridColumn } from './rules/grid/grid-rows.ts';
import type { HeadSource } from './rules/head-sources.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });
const words = (name: string) => text(name).notNull().default('');
const weddingId = () =>
  uuid('wedding_id')
    .notNull()
    .references(() => weddings.id, { onDelete: 'cascade' });
const payerUuid = () =>
  uuid('payer_uuid').references((): AnyPgColumn => budgetContributors.uuid, { onDelete: 'set null' });

/** The total stands in the wedding, where it was asked for before there were lines. */
export const budgets = pgTable('budgets', {
  weddingId: uuid('wedding_id')
    .primaryKey()
    .references(() => weddings.id, { onDelete: 'cascade' }),
  isAllInclusive: boolean('is_all_inclusive').notNull().default(false),
  /** Null while there are only lines of vendors that were booked. */
  startedAt: instant('started_at'),
  /** Grows with every change, so that a screen can tell whether it shows the newest. */
  version: integer('version').notNull().default(1),
});

/** What was taken away stays for a while, for whoever wants it back. */
export const budgetContributors = pgTable(
  'budget_contributors',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: weddingId(),
    name: words('name'),
    pledgedCents: cents('pledged_cents').notNull(),
    note: words('note'),
    position: doublePrecision('position').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('budget_contributors_of').on(table.weddingId),
    index('budget_contributors_removed').on(table.removedAt).where(sql`removed_at is not null`),
  ],
);

export const budgetLines = pgTable(
  'budget_lines',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: weddingId(),
    parentUuid: uuid('parent_uuid'),
    section: text('section').notNull().$type<BudgetSection>(),
    categoryKey: text('category_key').$type<BudgetCategoryKey>(),
    name: words('name'),
    position: doublePrecision('position').notNull(),
    priceCents: cents('price_cents').notNull(),
    countedBy: text('counted_by').$type<HeadSource>(),
    fixedCount: integer('fixed_count'),
    vendorName: words('vendor_name'),
    quotedCents: cents('quoted_cents'),
    agreedCents: cents('agreed_cents'),
    note: words('note'),
    payerUuid: payerUuid(),
    /** Made by a booking and touched by nobody since: it goes when the booking does. */
    isFromBooking: boolean('is_from_booking').notNull().default(false),
    removedAt: instant('removed_at'),
  },
  (table) => [
    foreignKey({ columns: [table.parentUuid], foreignColumns: [table.uuid] }).onDelete('cascade'),
    index('budget_lines_of').on(table.weddingId, table.section, table.position),
    index('budget_lines_parent').on(table.parentUuid),
    index('budget_lines_payer').on(table.payerUuid).where(sql`payer_uuid is not null`),
    index('budget_lines_removed').on(table.removedAt).where(sql`removed_at is not null`),
    check('budget_lines_cents', sql`price_cents >= 0 and quoted_cents >= 0 and agreed_cents >= 0`),
    check('budget_lines_count', sql`(fixed_count is not null) = (counted_by is not distinct from 'FIXED')`),
    check('budget_lines_section', sql`section in ('PLACE', 'PEOPLE', 'WEAR', 'ELSE')`),
  ],
);

/** A vendor of the marketplace on its line: one line for each inquiry, however often it is booked and unbooked. */
export const budgetVendors = pgTable(
  'budget_vendors',
  {
    inquiryUuid: uuid('inquiry_uuid')
      .primaryKey()
      .references(() => inquiries.uuid, { onDelete: 'cascade' }),
    weddingId: weddingId(),
    lineUuid: uuid('line_uuid')
      .notNull()
      .references(() => budgetLines.uuid, { onDelete: 'cascade' }),
    isBooked: boolean('is_booked').notNull(),
    /** What the couple noted that it pays; as offered where it noted nothing. */
    notedCents: cents('noted_cents'),
  },
  (table) => [
    index('budget_vendors_of').on(table.weddingId),
    index('budget_vendors_line').on(table.lineUuid),
    // Whoever is booked has a line of their own.
    uniqueIndex('budget_vendors_booked').on(table.lineUuid).where(sql`is_booked`),
    check('budget_vendors_cents', sql`noted_cents >= 0`),
  ],
);

export const budgetPayments = pgTable(
  'budget_payments',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: weddingId(),
    lineUuid: uuid('line_uuid')
      .notNull()
      .references(() => budgetLines.uuid, { onDelete: 'cascade' }),
    inquiryUuid: uuid('inquiry_uuid').references(() => inquiries.uuid, { onDelete: 'set null' }),
    label: words('label'),
    amountCents: cents('amount_cents').notNull(),
    dueOn: date('due_on', { mode: 'string' }),
    paidOn: date('paid_on', { mode: 'string' }),
    payerUuid: payerUuid(),
    /** The day of the newest reminder that went out for it. */
    remindedOn: date('reminded_on', { mode: 'string' }),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('budget_payments_of').on(table.weddingId),
    index('budget_payments_line').on(table.lineUuid),
    index('budget_payments_inquiry').on(table.inquiryUuid),
    index('budget_payments_payer').on(table.payerUuid).where(sql`payer_uuid is not null`),
    index('budget_payments_removed').on(table.removedAt).where(sql`removed_at is not null`),
    index('budget_payments_due').on(table.dueOn).where(sql`paid_on is null and removed_at is null`),
    check('budget_payments_amount', sql`amount_cents >= 0`),
  ],
);

export const budgetScenarios = pgTable(
  'budget_scenarios',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: weddingId(),
    name: words('name'),
    choices: jsonb('choices').notNull().$type<ScenarioChoices>(),
    position: doublePrecision('position').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('budget_scenarios_of').on(table.weddingId),
    index('budget_scenarios_removed').on(table.removedAt).where(sql`removed_at is not null`),
  ],
);

/** What was changed, so that it is done once however often it is sent, and can be undone. */
export const budgetChanges = pgTable(
  'budget_changes',
  {
    weddingId: weddingId(),
    /** Chosen by the browser that made it. */
    uuid: uuid('uuid').notNull(),
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
    /** The version of the budget it made. */
    version: integer('version').notNull(),
    /** As they were taken, one for each field, line or payment that moved, with what was there before. */
    steps: jsonb('steps').notNull().$type<TakenStep[]>(),
  },
  (table) => [
    unique('budget_changes_once').on(table.weddingId, table.uuid),
    index('budget_changes_of').on(table.weddingId, table.version),
    index('budget_changes_user').on(table.userId),
    // What is swept is what is oldest.
    index('budget_changes_at').on(table.at),
  ],
);

/** Who has the budget open, and in which cell: one row for a person, good for half a minute. */
export const budgetPresences = pgTable(
  'budget_presences',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    weddingId: weddingId(),
    /** Of a line that may not be saved yet, so it points nowhere. */
    lineUuid: uuid('line_uuid'),
    column: text('column_name').$type<GridColumn>(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [index('budget_presences_of').on(table.weddingId)],
);

/** Contracts and receipts; only those who see the money read them. */
export const budgetFiles = pgTable(
  'budget_files',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: weddingId(),
    lineUuid: uuid('line_uuid')
      .notNull()
      .references(() => budgetLines.uuid, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull().$type<AttachmentType>(),
    bytes: integer('bytes').notNull(),
    addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
    addedAt: instant('added_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('budget_files_of').on(table.weddingId),
    index('budget_files_line').on(table.lineUuid),
    index('budget_files_adder').on(table.addedBy),
    index('budget_files_removed').on(table.removedAt).where(sql`removed_at is not null`),
  ],
);
