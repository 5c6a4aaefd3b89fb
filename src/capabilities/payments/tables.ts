import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CalendarDate } from '#base/calendar-date.ts';
import { users } from '#capabilities/identity/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { GatewayEvent, PageLine } from '#platform/payments/payment-gateway.port.ts';
import type { AttemptState } from './rules/attempt-states.ts';
import type { LateSettlement, OwnerKind, PaymentPurpose, PaymentWay } from './rules/payment-limits.ts';
import type { PaymentState } from './rules/payment-states.ts';
import type { RefundReason, RefundState } from './rules/refund-states.ts';

/** An owner as the provider knows it. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    id: uuid('id').primaryKey(),
    ownerKind: text('owner_kind').notNull().$type<OwnerKind>(),
    ownerId: text('owner_id').notNull(),
    provider: text('provider').notNull(),
    providerRef: text('provider_ref').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('payment_customers_owner').on(table.provider, table.ownerKind, table.ownerId),
    unique('payment_customers_ref').on(table.provider, table.providerRef),
  ],
);

/** Saved cards, as much of them as people need to recognise one. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: uuid('id').primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => paymentCustomers.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    providerRef: text('provider_ref').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expMonth: smallint('exp_month').notNull(),
    expYear: smallint('exp_year').notNull(),
    isDefault: boolean('is_default').notNull(),
    state: text('state').notNull().$type<'USABLE' | 'FORGOTTEN'>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('payment_methods_ref').on(table.provider, table.providerRef),
    index('payment_methods_customer').on(table.customerId),
    uniqueIndex('payment_methods_default').on(table.customerId).where(sql`is_default`),
    check('payment_methods_last4', sql`last4 ~ '^[0-9]{4}$'`),
    check('payment_methods_forgotten', sql`state = 'USABLE' or not is_default`),
  ],
);

export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    ownerKind: text('owner_kind').notNull().$type<OwnerKind>(),
    ownerId: text('owner_id').notNull(),
    purpose: text('purpose').notNull().$type<PaymentPurpose>(),
    /** What is bought: an order, a plan, a pack. */
    subjectId: text('subject_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    currency: text('currency').notNull(),
    /** What the provider's page names; kept because asking again must ask the same. */
    lines: jsonb('lines').notNull().$type<PageLine[]>(),
    returnPath: text('return_path').notNull(),
    state: text('state').notNull().$type<PaymentState>(),
    /** The number of the latest attempt. */
    attempt: smallint('attempt').notNull(),
    /** Which of them was paid. */
    settledAttempt: smallint('settled_attempt'),
    provider: text('provider').notNull(),
    /** Of the attempt that was paid. */
    providerRef: text('provider_ref'),
    methodId: uuid('method_id').references(() => paymentMethods.id, { onDelete: 'set null' }),
    expiresAt: instant('expires_at').notNull(),
    lateSettlement: text('late_settlement').notNull().$type<LateSettlement>(),
    succeededAt: instant('succeeded_at'),
    declineCode: text('decline_code'),
    refundedCents: integer('refunded_cents').notNull().default(0),
    feeCents: integer('fee_cents'),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('payments_provider_ref').on(table.provider, table.providerRef),
    index('payments_owner').on(table.ownerKind, table.ownerId, table.createdAt),
    index('payments_subject').on(table.purpose, table.subjectId),
    index('payments_due').on(table.expiresAt).where(sql`state in ('OPEN', 'CHALLENGED', 'FAILED')`),
    index('payments_settled').on(table.succeededAt),
    index('payments_method').on(table.methodId),
    check('payments_amount', sql`amount_cents > 0 and amount_cents <= 10000000`),
    check('payments_tax', sql`tax_cents >= 0 and tax_cents <= amount_cents`),
    check('payments_refunded', sql`refunded_cents >= 0 and refunded_cents <= amount_cents`),
    check(
      'payments_settled_whole',
      sql`(settled_attempt is null) = (succeeded_at is null) and (settled_attempt is null) = (provider_ref is null)`,
    ),
    check(
      'payments_settled_state',
      sql`(settled_attempt is null) = (state in ('OPEN', 'PROCESSING', 'CHALLENGED', 'FAILED', 'EXPIRED', 'CANCELED'))`,
    ),
  ],
);

export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    number: smallint('number').notNull(),
    way: text('way').notNull().$type<PaymentWay>(),
    savesMethod: boolean('saves_method').notNull(),
    methodId: uuid('method_id').references(() => paymentMethods.id, { onDelete: 'set null' }),
    provider: text('provider').notNull(),
    providerRef: text('provider_ref'),
    /** How refunds, disputes and movements name it. */
    chargeRef: text('charge_ref'),
    state: text('state').notNull().$type<AttemptState>(),
    declineCode: text('decline_code'),
    pageExpiresAt: instant('page_expires_at').notNull(),
    /** When the provider was last asked about it. */
    readAt: instant('read_at'),
    endedAt: instant('ended_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.number] }),
    unique('payment_attempts_ref').on(table.provider, table.providerRef),
    index('payment_attempts_charge').on(table.provider, table.chargeRef),
    index('payment_attempts_method').on(table.methodId),
    index('payment_attempts_waiting')
      .on(table.createdAt)
      .where(sql`state in ('ASKING', 'PROCESSING', 'CHALLENGED')`),
  ],
);

/** What a provider told us. Kept for ninety days, so that the same news is not heard twice. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull().$type<GatewayEvent['kind']>(),
    providerRef: text('provider_ref').notNull(),
    /** As the event names it: not a foreign key, for it may name anything. */
    namedPayment: text('named_payment'),
    customerRef: text('customer_ref'),
    receivedAt: instant('received_at').notNull(),
    handledAt: instant('handled_at'),
    outcome: text('outcome').$type<'APPLIED' | 'UNKNOWN'>(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_events_received').on(table.receivedAt),
  ],
);

export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** Whose money it is: the paid attempt's, or that of one that was paid beside it. */
    attempt: smallint('attempt').notNull(),
    amountCents: integer('amount_cents').notNull(),
    reason: text('reason').notNull().$type<RefundReason>(),
    state: text('state').notNull().$type<RefundState>(),
    tries: smallint('tries').notNull(),
    provider: text('provider').notNull(),
    providerRef: text('provider_ref'),
    failureCode: text('failure_code'),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    requestedBy: uuid('requested_by').references(() => users.id, { onDelete: 'set null' }),
    triedAt: instant('tried_at'),
    settledAt: instant('settled_at'),
    /** Of one that a person had to pay back some other way: who did, and how. */
    closedBy: uuid('closed_by').references(() => users.id, { onDelete: 'set null' }),
    closedAt: instant('closed_at'),
    note: text('note').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('payment_refunds_payment').on(table.paymentId),
    unique('payment_refunds_ref').on(table.provider, table.providerRef),
    index('payment_refunds_requested_by').on(table.requestedBy),
    index('payment_refunds_waiting').on(table.triedAt).where(sql`state in ('REQUESTED', 'SENT', 'FAILED')`),
    index('payment_refunds_closed_by').on(table.closedBy),
    index('payment_refunds_by_hand').on(table.createdAt).where(sql`state = 'BY_HAND'`),
    check('payment_refunds_amount', sql`amount_cents > 0`),
    check('payment_refunds_closed', sql`closed_at is null or state = 'BY_HAND'`),
  ],
);

/** Where the provider's books and ours disagree. A person looks at each and closes it. */
export const providerDifferences = pgTable(
  'provider_differences',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider').notNull(),
    day: date('day').notNull().$type<CalendarDate>(),
    providerRef: text('provider_ref').notNull(),
    kind: text('kind').notNull().$type<'AMOUNT' | 'UNKNOWN_CHARGE' | 'MISSING_CHARGE' | 'REFUNDED'>(),
    paymentId: uuid('payment_id').references(() => payments.id, { onDelete: 'cascade' }),
    expectedCents: integer('expected_cents').notNull(),
    foundCents: integer('found_cents').notNull(),
    foundCurrency: text('found_currency').notNull(),
    closedBy: uuid('closed_by').references(() => users.id, { onDelete: 'set null' }),
    closedAt: instant('closed_at'),
    note: text('note').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('provider_differences_once').on(table.provider, table.providerRef, table.kind),
    index('provider_differences_payment').on(table.paymentId),
    index('provider_differences_closed_by').on(table.closedBy),
    index('provider_differences_open').on(table.createdAt).where(sql`closed_at is null`),
  ],
);
