import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { CaseKind, Verdict, VerdictState } from './rules/verdicts.ts';
import { inquiries } from './tables.ts';

/** Every verdict of staff, those that were undone included: the log of the queue. */
export const inquiryVerdicts = pgTable(
  'inquiry_verdicts',
  {
    uuid: uuid('uuid').primaryKey(),
    inquiryUuid: uuid('inquiry_uuid')
      .notNull()
      .references(() => inquiries.uuid, { onDelete: 'cascade' }),
    kind: text('kind').notNull().$type<CaseKind>(),
    verdict: text('verdict').notNull().$type<Verdict>(),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at').notNull(),
    takesEffectAt: instant('takes_effect_at').notNull(),
    state: text('state').notNull().$type<VerdictState>(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    // One person decides; whoever comes second is told.
    uniqueIndex('inquiry_verdicts_waiting').on(table.inquiryUuid).where(sql`state = 'WAITING'`),
    index('inquiry_verdicts_due').on(table.takesEffectAt).where(sql`state = 'WAITING'`),
    index('inquiry_verdicts_of').on(table.inquiryUuid),
    index('inquiry_verdicts_newest').on(table.decidedAt),
    index('inquiry_verdicts_author').on(table.decidedBy),
  ],
);

/** Somebody of staff wants a colleague to look: from then on whoever asked cannot decide. */
export const inquirySecondLooks = pgTable(
  'inquiry_second_looks',
  {
    inquiryUuid: uuid('inquiry_uuid')
      .notNull()
      .references(() => inquiries.uuid, { onDelete: 'cascade' }),
    kind: text('kind').notNull().$type<CaseKind>(),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    note: text('note').notNull().default(''),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.inquiryUuid, table.kind] }),
    index('inquiry_second_looks_author').on(table.askedBy),
  ],
);
