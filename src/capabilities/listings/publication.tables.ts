import { sql } from 'drizzle-orm';
import {
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
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { ListingSnapshot } from './rules/listing-snapshot.ts';
import type { PublicationCheck } from './rules/publication-checks.ts';
import type { Reason, ReviewEnd } from './rules/review-decisions.ts';

const person = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });

/** Every look that staff was asked for at a listing, and what came of it. */
export const publicationReviews = pgTable(
  'publication_reviews',
  {
    id: uuid('id').primaryKey(),
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    openedAt: instant('opened_at').notNull(),
    openedBy: person('opened_by'),
    /** What we looked for by ourselves when it was opened. */
    checks: jsonb('checks').notNull().$type<PublicationCheck[]>(),
    /** Who of staff has it before them. */
    reviewerId: person('reviewer_id'),
    pickedUpAt: instant('picked_up_at'),
    decision: text('decision').$type<ReviewEnd>(),
    decidedBy: person('decided_by'),
    decidedAt: instant('decided_at'),
    note: text('note').notNull().default(''),
    reasons: jsonb('reasons').notNull().default([]).$type<Reason[]>(),
    /** The listing as it was decided about; the next review shows what has changed since. */
    snapshot: jsonb('snapshot').$type<ListingSnapshot>(),
  },
  (table) => [
    uniqueIndex('publication_reviews_open').on(table.storefrontId).where(sql`decided_at is null`),
    index('publication_reviews_waiting').on(table.openedAt, table.id).where(sql`decided_at is null`),
    index('publication_reviews_decided').on(table.decidedAt, table.id).where(sql`decided_at is not null`),
    index('publication_reviews_of').on(table.storefrontId, table.openedAt),
    check('publication_reviews_decided_whole', sql`(decision is null) = (decided_at is null)`),
  ],
);

/** What screening found in a section and a person of ours let pass; it passes from then on. */
export const releasedWords = pgTable(
  'listing_released_words',
  {
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    sectionKey: text('section_key').notNull(),
    match: text('match').notNull(),
    releasedBy: person('released_by'),
    releasedAt: instant('released_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storefrontId, table.sectionKey, table.match] })],
);

/** Listings whose owner wants them gone; until the day comes it can be taken back. */
export const listingDeletions = pgTable(
  'listing_deletions',
  {
    storefrontId: integer('storefront_id')
      .primaryKey()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    askedBy: person('asked_by'),
    askedAt: instant('asked_at').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('listing_deletions_due').on(table.dueAt)],
);
