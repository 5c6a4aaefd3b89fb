import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/columns.ts';
import type { GatewayEvent, PageLine } from './payment-gateway.port.ts';

/** The sandbox's own books. It stands for a provider, so nobody but its adapter reads or writes them. */
export const sandboxCustomers = pgTable('sandbox_customers', {
  ref: text('ref').primaryKey(),
  ownerKey: text('owner_key').notNull().unique(),
});

export const sandboxMethods = pgTable(
  'sandbox_methods',
  {
    ref: text('ref').primaryKey(),
    customerRef: text('customer_ref')
      .notNull()
      .references(() => sandboxCustomers.ref, { onDelete: 'cascade' }),
    /** Which of the test cards; its number is in the source, not here. */
    card: text('card').notNull(),
    expMonth: smallint('exp_month').notNull(),
    expYear: smallint('exp_year').notNull(),
    isForgotten: boolean('is_forgotten').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('sandbox_methods_customer').on(table.customerRef)],
);

export type SandboxState = 'OPEN' | 'CHALLENGED' | 'PAID' | 'FAILED' | 'EXPIRED' | 'CANCELED';

/** How the event of a payment travels: what testers choose on the page. */
export type SandboxDelivery = 'USUAL' | 'LATE' | 'TWICE' | 'FIRST';

export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    ref: text('ref').primaryKey(),
    kind: text('kind').notNull().$type<'PAGE' | 'SETUP' | 'CHARGE'>(),
    key: text('key').notNull().unique(),
    /** The same key with another request is refused, as providers do. */
    requestHash: text('request_hash').notNull(),
    paymentId: uuid('payment_id'),
    customerRef: text('customer_ref'),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    lines: jsonb('lines').notNull().$type<PageLine[]>(),
    savesMethod: boolean('saves_method').notNull(),
    returnUrl: text('return_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    expiresAt: instant('expires_at'),
    state: text('state').notNull().$type<SandboxState>(),
    delivery: text('delivery').notNull().$type<SandboxDelivery>(),
    card: text('card'),
    cardExpires: text('card_expires'),
    methodRef: text('method_ref'),
    declineCode: text('decline_code'),
    /** In the future where the bank answers late. */
    paidAt: instant('paid_at'),
    disputedAt: instant('disputed_at'),
    disputeResult: text('dispute_result').$type<'WON' | 'LOST'>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('sandbox_payments_paid').on(table.paidAt),
    check('sandbox_payments_paid_at', sql`(state = 'PAID') = (paid_at is not null)`),
  ],
);

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    ref: text('ref').primaryKey(),
    key: text('key').notNull().unique(),
    chargeRef: text('charge_ref')
      .notNull()
      .references(() => sandboxPayments.ref, { onDelete: 'cascade' }),
    refundId: uuid('refund_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** From then on it has failed. */
    failsAt: instant('fails_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('sandbox_refunds_charge').on(table.chargeRef)],
);

export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    id: text('id').primaryKey(),
    event: jsonb('event').notNull().$type<Omit<GatewayEvent, 'id'>>(),
    dueAt: instant('due_at').notNull(),
    /** How often it is still to be sent. */
    sendings: smallint('sendings').notNull(),
  },
  (table) => [index('sandbox_events_due').on(table.dueAt).where(sql`sendings > 0`)],
);
