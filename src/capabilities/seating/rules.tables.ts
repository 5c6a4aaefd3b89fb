import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { guests } from '#capabilities/guests/tables.ts';
import { guestTags } from '#capabilities/guests/tags.tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { FixtureKind } from './rules/room.ts';
import type { Balance, RuleKind, RuleStrength } from './rules/seating-rule.ts';

const weddingId = () =>
  uuid('wedding_id')
    .notNull()
    .references(() => weddings.id, { onDelete: 'cascade' });

/** What the couple wants. What follows from households and needs is worked out of the guest list and stored nowhere. */
export const seatingRules = pgTable(
  'seating_rules',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: weddingId(),
    kind: text('kind').notNull().$type<RuleKind>(),
    tagUuid: uuid('tag_uuid').references(() => guestTags.uuid, { onDelete: 'cascade' }),
    tableNumbers: smallint('table_numbers').array().notNull(),
    fixture: text('fixture').$type<FixtureKind>(),
    distanceIn: integer('distance_in'),
    balance: text('balance').$type<Balance>(),
    strength: text('strength').notNull().$type<RuleStrength>(),
    note: text('note').notNull(),
    /** Of 500. */
    slot: smallint('slot').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('seating_rules_slot').on(table.weddingId, table.slot),
    index('seating_rules_tag').on(table.tagUuid),
    check('seating_rules_slots', sql`slot between 1 and 500`),
    check('seating_rules_strength', sql`strength in ('HARD', 'STRONG', 'NICE')`),
    check('seating_rules_note', sql`length(note) <= 200`),
  ],
);

/** Whom a rule is about, in the order they were named. */
export const seatingRuleGuests = pgTable(
  'seating_rule_guests',
  {
    ruleUuid: uuid('rule_uuid')
      .notNull()
      .references(() => seatingRules.uuid, { onDelete: 'cascade' }),
    guestUuid: uuid('guest_uuid')
      .notNull()
      .references(() => guests.uuid, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ruleUuid, table.guestUuid] }),
    index('seating_rule_guests_guest').on(table.guestUuid),
  ],
);

/** Rules that follow from the guest list and that the couple does without. */
export const seatingWaivedRules = pgTable(
  'seating_waived_rules',
  {
    weddingId: weddingId(),
    /** ‘HOUSEHOLD:…’ or ‘NEEDS:…:QUIET’. */
    key: text('key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.key] }),
    check('seating_waived_rules_key', sql`length(key) <= 80`),
  ],
);
