import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import { inquiries } from '#capabilities/inquiries/tables.ts';
import { ledgerTransfers } from '#capabilities/ledger/tables.ts';
import { cities } from '#capabilities/places/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { GrantState } from './rules/grant-rules.ts';
import type { RefundCase } from './rules/protection-cases.data.ts';

const ofInquiry = () =>
  uuid('inquiry_uuid')
    .primaryKey()
    .references(() => inquiries.uuid, { onDelete: 'cascade' });
const ofStorefront = () =>
  integer('storefront_id')
    .notNull()
    .references(() => storefronts.id, { onDelete: 'cascade' });
const ofPerson = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });

/** What was known of a wedding when a vendor connected, for as long as that can bring credits back. */
export const protectedLeads = pgTable(
  'protected_leads',
  {
    inquiryUuid: ofInquiry(),
    connectedAt: instant('connected_at').notNull(),
    weddingDate: date('wedding_date', { mode: 'string' }),
    cityId: integer('city_id').references(() => cities.id),
  },
  (table) => [index('protected_leads_in_turn').on(table.connectedAt, table.inquiryUuid)],
);

/** Credits that came back for a lead, and why. */
export const leadRefunds = pgTable(
  'lead_refunds',
  {
    inquiryUuid: ofInquiry(),
    storefrontId: ofStorefront(),
    protectionCase: text('protection_case').notNull().$type<RefundCase>(),
    credits: integer('credits').notNull(),
    decidedByKind: text('decided_by_kind').notNull().$type<'SYSTEM' | 'STAFF'>(),
    decidedBy: ofPerson('decided_by'),
    transferId: uuid('transfer_id')
      .notNull()
      .unique()
      .references(() => ledgerTransfers.id),
    at: instant('at').notNull(),
  },
  (table) => [
    index('lead_refunds_storefront').on(table.storefrontId),
    index('lead_refunds_decider').on(table.decidedBy),
    check('lead_refunds_credits', sql`credits > 0`),
    check('lead_refunds_decider_kind', sql`decided_by_kind = 'STAFF' or decided_by is null`),
  ],
);

export type RequestState = 'ASKED' | 'GRANTED' | 'DECLINED';

/** A vendor asks for the credits of a lead. */
export const leadRefundRequests = pgTable(
  'lead_refund_requests',
  {
    inquiryUuid: ofInquiry(),
    storefrontId: ofStorefront(),
    askedBy: ofPerson('asked_by'),
    reason: text('reason').notNull().$type<RefundCase>(),
    words: text('words').notNull(),
    askedAt: instant('asked_at').notNull(),
    state: text('state').notNull().$type<RequestState>(),
    /** Nobody where the credits came back by themselves meanwhile. */
    decidedBy: ofPerson('decided_by'),
    decidedAt: instant('decided_at'),
    answer: text('answer').notNull().default(''),
  },
  (table) => [
    index('lead_refund_requests_waiting').on(table.askedAt).where(sql`state = 'ASKED'`),
    index('lead_refund_requests_decided').on(table.decidedAt).where(sql`state <> 'ASKED'`),
    index('lead_refund_requests_storefront').on(table.storefrontId),
    index('lead_refund_requests_asker').on(table.askedBy),
    index('lead_refund_requests_decider').on(table.decidedBy),
    check('lead_refund_requests_state', sql`state in ('ASKED', 'GRANTED', 'DECLINED')`),
    check('lead_refund_requests_moment', sql`(state = 'ASKED') = (decided_at is null)`),
  ],
);

/** Credits that staff gives to a listing: who said so, why, and who agreed. */
export const creditGrants = pgTable(
  'credit_grants',
  {
    id: uuid('id').primaryKey(),
    storefrontId: ofStorefront(),
    credits: integer('credits').notNull(),
    reason: text('reason').notNull(),
    state: text('state').notNull().$type<GrantState>(),
    proposedBy: ofPerson('proposed_by'),
    proposedAt: instant('proposed_at').notNull(),
    decidedBy: ofPerson('decided_by'),
    decidedAt: instant('decided_at'),
    transferId: uuid('transfer_id')
      .unique()
      .references(() => ledgerTransfers.id),
  },
  (table) => [
    index('credit_grants_waiting').on(table.proposedAt).where(sql`state = 'PROPOSED'`),
    index('credit_grants_storefront').on(table.storefrontId, table.proposedAt),
    index('credit_grants_proposer').on(table.proposedBy),
    index('credit_grants_decider').on(table.decidedBy),
    check('credit_grants_credits', sql`credits > 0`),
    check('credit_grants_state', sql`state in ('PROPOSED', 'GRANTED', 'REFUSED')`),
    check('credit_grants_moment', sql`(state = 'PROPOSED') = (decided_at is null)`),
    check('credit_grants_transfer', sql`(state = 'GRANTED') = (transfer_id is not null)`),
    check('credit_grants_four_eyes', sql`credits <= 100 or state <> 'GRANTED' or decided_by <> proposed_by`),
  ],
);
