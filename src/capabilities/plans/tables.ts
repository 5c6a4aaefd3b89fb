import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import { payments } from '#capabilities/payments/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { PaidCard } from './rules/paid-with.ts';
import type { PlanGroup } from './rules/plan-group.ts';
import type { PlanPayment, SubscribedKey } from './rules/plan-offers.ts';
import type { AgreedPlan } from './rules/plan-quote.ts';
import type { PeriodState, PlanState } from './rules/plan-states.ts';
import type { PromoScope, PurchaseKind } from './rules/promo-codes.ts';
import type { BillingDetails } from './rules/purchase-billing.ts';
import type { PurchaseState } from './rules/purchase-states.ts';

const ofPerson = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });

/** What a listing bought, at the price it was shown: what is for sale may change, what was sold stays. */
export const vendorPurchases = pgTable(
  'vendor_purchases',
  {
    uuid: uuid('uuid').primaryKey(),
    /** Of the receipt, as people read it: P-10211. */
    number: integer('number').notNull().generatedAlwaysAsIdentity({ startWith: 10_001 }),
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id),
    /** Nobody for a renewal: the card was charged as agreed on. */
    buyerId: uuid('buyer_id'),
    /** One for each time the form is opened; a renewal is named by its payment. */
    key: uuid('key').notNull(),
    kind: text('kind').notNull().default('PACK').$type<PurchaseKind>(),
    itemKey: text('item_key').notNull(),
    /** How a plan is paid; null for packs. */
    planPayment: text('plan_payment').$type<PlanPayment>(),
    /** What was agreed on about a plan; null for packs. */
    agreed: jsonb('agreed').$type<AgreedPlan>(),
    /** All that come, those on top included. */
    credits: integer('credits').notNull(),
    bonusCredits: integer('bonus_credits').notNull().default(0),
    /** Which moment the price was worked out for. */
    quotedAt: instant('quoted_at'),
    promoCode: text('promo_code'),
    percentOff: integer('percent_off').notNull().default(0),
    discountCents: integer('discount_cents').notNull().default(0),
    unusedCents: integer('unused_cents').notNull().default(0),
    netCents: integer('net_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    taxState: text('tax_state'),
    /** In thousandths of a percent. */
    taxRate: integer('tax_rate'),
    state: text('state').notNull().$type<PurchaseState>(),
    paymentId: uuid('payment_id').references(() => payments.id),
    /** Which period of a plan it paid for, as it was agreed on then; null for packs, and until it is paid. */
    periodNumber: integer('period_number'),
    periodStartsAt: instant('period_starts_at'),
    periodEndsAt: instant('period_ends_at'),
    /** What it was paid with; null until then, and where nothing was to be paid. */
    card: jsonb('card').$type<PaidCard>(),
    /** As they were then; a receipt does not change. */
    billing: jsonb('billing').$type<BillingDetails>(),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    calledOffAt: instant('called_off_at'),
    returnedCredits: integer('returned_credits').notNull().default(0),
    refundedCents: integer('refunded_cents').notNull().default(0),
  },
  (table) => [
    uniqueIndex('vendor_purchases_key').on(table.storefrontId, table.key),
    uniqueIndex('vendor_purchases_number').on(table.number),
    index('vendor_purchases_history').on(table.storefrontId, table.createdAt.desc()),
    check(
      'vendor_purchases_cents',
      sql`least(net_cents, tax_cents, bonus_credits, discount_cents, unused_cents) >= 0 and credits >= bonus_credits`,
    ),
    check('vendor_purchases_tax', sql`(tax_state is null) = (tax_rate is null)`),
    check('vendor_purchases_kind', sql`(kind = 'PLAN') = (plan_payment is not null)`),
    check(
      'vendor_purchases_period',
      sql`num_nulls(period_number, period_starts_at, period_ends_at) in (0, 3) and (kind = 'PLAN' or period_number is null)`,
    ),
    check(
      'vendor_purchases_refund',
      sql`refunded_cents between 0 and net_cents + tax_cents and returned_credits between 0 and credits`,
    ),
    check('vendor_purchases_state', sql`state in ('OPEN', 'PAID', 'CLOSED', 'REFUNDED')`),
  ],
);

/**
 * A plan that a listing has, had or will have. A term is what was agreed on; a period is what is paid at once: a year that is paid
 * by the month has twelve.
 */
export const planSubscriptions = pgTable(
  'plan_subscriptions',
  {
    id: uuid('id').primaryKey(),
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id),
    planKey: text('plan_key').notNull().$type<SubscribedKey>(),
    group: text('plan_group').notNull().$type<PlanGroup>(),
    payment: text('payment').notNull().$type<PlanPayment>(),
    /** What each period costs without tax, as it was when it was bought; nothing for a trial. */
    periodCents: integer('period_cents').notNull(),
    state: text('state').notNull().$type<PlanState>(),
    startsAt: instant('starts_at').notNull(),
    /** How many periods have been paid, the running one included. */
    periods: integer('periods').notNull(),
    periodStartsAt: instant('period_starts_at').notNull(),
    periodEndsAt: instant('period_ends_at').notNull(),
    termEndsAt: instant('term_ends_at').notNull(),
    autoRenew: boolean('auto_renew').notNull(),
    /** The card that renewals are taken from; without one, a renewal is asked for by mail. */
    methodId: uuid('method_id'),
    /** How often the card was tried for the period that is due. */
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at'),
    graceUntil: instant('grace_until'),
    endedAt: instant('ended_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('plan_subscriptions_running')
      .on(table.storefrontId)
      .where(sql`state in ('TRIAL', 'ACTIVE', 'LEAVING', 'PAST_DUE')`),
    uniqueIndex('plan_subscriptions_scheduled').on(table.storefrontId).where(sql`state = 'SCHEDULED'`),
    uniqueIndex('plan_subscriptions_trial').on(table.storefrontId).where(sql`plan_key = 'trial'`),
    index('plan_subscriptions_due').on(table.periodEndsAt).where(sql`state <> 'ENDED'`),
    check(
      'plan_subscriptions_times',
      sql`starts_at <= period_starts_at and period_starts_at < period_ends_at and period_ends_at <= term_ends_at`,
    ),
    check('plan_subscriptions_cents', sql`(plan_key = 'trial') = (period_cents = 0) and period_cents >= 0`),
    check(
      'plan_subscriptions_state',
      sql`state in ('SCHEDULED', 'TRIAL', 'ACTIVE', 'LEAVING', 'PAST_DUE', 'ENDED') and (state = 'ENDED') = (ended_at is not null)`,
    ),
    check('plan_subscriptions_grace', sql`(state = 'PAST_DUE') = (grace_until is not null)`),
  ],
);

/** A code that somebody can type when buying. What it does is data; nothing is done in code for a single one. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    code: text('code').primaryKey(),
    percentOff: integer('percent_off'),
    bonusCredits: integer('bonus_credits'),
    scope: text('scope').notNull().$type<PromoScope>(),
    isFirstOnly: boolean('is_first_only').notNull(),
    maxUses: integer('max_uses'),
    /** Those of purchases that wait to be paid included. */
    uses: integer('uses').notNull().default(0),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    /** Whether listings hear of it by themselves. */
    isAnnounced: boolean('is_announced').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Who of staff made it, and who ended it before its day. */
    createdBy: ofPerson('created_by'),
    endedBy: ofPerson('ended_by'),
  },
  (table) => [
    index('promo_codes_maker').on(table.createdBy),
    index('promo_codes_ender').on(table.endedBy),
    // In capitals, so that no two differ only by the case.
    check('promo_codes_code', sql`code ~ '^[A-Z0-9-]{3,24}$'`),
    check('promo_codes_effect', sql`(percent_off is null) <> (bonus_credits is null)`),
    check('promo_codes_sizes', sql`percent_off between 1 and 100 or bonus_credits between 1 and 1000`),
    check('promo_codes_uses', sql`uses >= 0 and (max_uses is null or uses <= max_uses)`),
  ],
);

/** A listing uses a code once. */
export const promoUses = pgTable(
  'promo_uses',
  {
    code: text('code')
      .notNull()
      .references(() => promoCodes.code),
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id),
    purchaseUuid: uuid('purchase_uuid')
      .notNull()
      .references(() => vendorPurchases.uuid),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.storefrontId] }),
    index('promo_uses_storefront').on(table.storefrontId),
    index('promo_uses_purchase').on(table.purchaseUuid),
  ],
);

/** What a listing pays less for everything, without typing anything. */
export const storefrontDiscounts = pgTable(
  'storefront_discounts',
  {
    storefrontId: integer('storefront_id')
      .primaryKey()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    percentOff: integer('percent_off').notNull(),
    scope: text('scope').notNull().$type<PromoScope>(),
    endsAt: instant('ends_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  () => [check('storefront_discounts_percent', sql`percent_off between 1 and 100`)],
);

/** Whom receipts of a listing are made out to. */
export const billingDetails = pgTable('billing_details', {
  storefrontId: integer('storefront_id')
    .primaryKey()
    .references(() => storefronts.id, { onDelete: 'cascade' }),
  businessName: text('business_name').notNull(),
  taxId: text('tax_id').notNull(),
  address: text('address').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** What a plan was paid for, stretch by stretch, and how much of it has been earned. */
export const planPeriods = pgTable(
  'plan_periods',
  {
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => planSubscriptions.id),
    number: integer('number').notNull(),
    state: text('state').notNull().$type<PeriodState>(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** What is charged for it. */
    netCents: integer('net_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    taxState: text('tax_state'),
    /** In thousandths of a percent. */
    taxRate: integer('tax_rate'),
    /** What it brings us: more than was charged where an unused part of another plan is in it, less where a part of it went into another. */
    worthCents: integer('worth_cents').notNull(),
    earnedCents: integer('earned_cents').notNull().default(0),
    paymentId: uuid('payment_id').references(() => payments.id),
    /** Its receipt; null until it is paid. */
    purchaseUuid: uuid('purchase_uuid').references(() => vendorPurchases.uuid),
    paidAt: instant('paid_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.number] }),
    uniqueIndex('plan_periods_payment').on(table.paymentId),
    index('plan_periods_purchase').on(table.purchaseUuid),
    index('plan_periods_unearned')
      .on(table.startsAt)
      .where(sql`state = 'PAID' and earned_cents < worth_cents`),
    check('plan_periods_times', sql`starts_at <= ends_at`),
    check(
      'plan_periods_cents',
      sql`net_cents >= 0 and tax_cents >= 0 and earned_cents between 0 and worth_cents`,
    ),
    check(
      'plan_periods_state',
      sql`state in ('DUE', 'PAID', 'RETURNED') and (state = 'DUE') = (paid_at is null)`,
    ),
  ],
);
