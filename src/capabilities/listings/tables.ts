import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { SectionValues } from './rules/editor-field.ts';
import type { Finding } from './rules/screen-section.ts';
import type { Problems } from './rules/section-problems.ts';

/** How often a section was saved, so that whoever edits an older one is told. A section never saved has no row. */
export const sectionVersions = pgTable(
  'listing_section_versions',
  {
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    sectionKey: text('section_key').notNull(),
    version: integer('version').notNull(),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storefrontId, table.sectionKey] })],
);

/**
 * What somebody wrote and the listing cannot show yet: unfinished, wrong, or with something that screening found. The
 * listing stays as it was; nothing that was typed is lost.
 */
export const sectionDrafts = pgTable(
  'listing_section_drafts',
  {
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    sectionKey: text('section_key').notNull(),
    values: jsonb('values').notNull().$type<SectionValues>(),
    problems: jsonb('problems').notNull().$type<Problems>(),
    findings: jsonb('findings').notNull().$type<Finding[]>(),
    /** When the business asked us to look at what screening found. */
    askedAt: instant('asked_at'),
    /** Why it cannot stand, once we have looked; gone with the next save. */
    refusal: text('refusal'),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storefrontId, table.sectionKey] }),
    index('listing_section_drafts_asked').on(table.askedAt),
  ],
);

/** Every saved change of a section, for undo and for whoever asks who did it. Kept for 90 days. */
export const listingEdits = pgTable(
  'listing_edits',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    sectionKey: text('section_key').notNull(),
    /** The section's after this change. */
    version: integer('version').notNull(),
    before: jsonb('before').notNull().$type<SectionValues>(),
    after: jsonb('after').notNull().$type<SectionValues>(),
    editedBy: uuid('edited_by').references(() => users.id, { onDelete: 'set null' }),
    editedAt: instant('edited_at').notNull(),
  },
  (table) => [
    index('listing_edits_of').on(table.storefrontId, table.id),
    index('listing_edits_old').on(table.editedAt),
    index('listing_edits_editor').on(table.editedBy),
  ],
);
