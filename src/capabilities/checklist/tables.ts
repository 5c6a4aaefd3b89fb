import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import type { AttachmentType } from '#capabilities/media/rules/attachment-limits.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { Repeat } from './rules/repeats.ts';
import type { TemplateKey } from './rules/templates.data.ts';

const words = (column: string) => text(column).notNull().default('');
const weddingId = () =>
  uuid('wedding_id')
    .notNull()
    .references(() => weddings.id, { onDelete: 'cascade' });
const byUser = (column: string) => uuid(column).references(() => users.id, { onDelete: 'set null' });

/** A list that somebody has changed. Until then it is planned anew whenever it is read, so that nobody begins late. */
export const checklists = pgTable('checklists', {
  weddingId: weddingId().primaryKey(),
  templates: text('templates').array().notNull().$type<TemplateKey[]>(),
  /** The wedding day that its days were counted from. */
  scaledFor: date('scaled_for', { mode: 'string' }),
  /** The day on which they were counted. */
  plannedOn: date('planned_on', { mode: 'string' }).notNull(),
  createdAt: instant('created_at').notNull(),
});

export const checklistTasks = pgTable(
  'checklist_tasks',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: weddingId(),
    /** Of our library; null for an own one. */
    key: text('key'),
    title: text('title').notNull(),
    note: words('note'),
    dueOn: date('due_on', { mode: 'string' }),
    /** Somebody chose the day: it stays when the wedding moves. */
    isDueChosen: boolean('is_due_chosen').notNull().default(false),
    /** Of the clock where the wedding is: '11:00'. */
    dueTime: words('due_time'),
    minutes: smallint('minutes'),
    place: words('place'),
    snoozedUntil: date('snoozed_until', { mode: 'string' }),
    repeats: text('repeats').$type<Repeat>(),
    position: integer('position').notNull(),
    doneAt: instant('done_at'),
    doneBy: byUser('done_by'),
    /** Why it was ticked without anybody's hand. */
    doneReason: text('done_reason'),
    /** Somebody took such a tick back: it is not ticked by itself again. */
    isAutoOff: boolean('auto_off').notNull().default(false),
    removedAt: instant('removed_at'),
    createdBy: byUser('created_by'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('checklist_tasks_key').on(table.weddingId, table.key),
    index('checklist_tasks_due').on(table.weddingId, table.dueOn),
    index('checklist_tasks_removed').on(table.removedAt).where(sql`removed_at is not null`),
    index('checklist_tasks_done_by').on(table.doneBy).where(sql`done_by is not null`),
    index('checklist_tasks_created_by').on(table.createdBy).where(sql`created_by is not null`),
    check('checklist_tasks_repeats', sql`repeats in ('WEEKLY', 'BIWEEKLY', 'MONTHLY')`),
    check('checklist_tasks_time', sql`due_time = '' or due_on is not null`),
    check('checklist_tasks_minutes', sql`minutes between 1 and 1440`),
    check('checklist_tasks_done', sql`done_at is not null or (done_by is null and done_reason is null)`),
    check('checklist_tasks_auto', sql`done_reason is null or (done_by is null and key is not null)`),
  ],
);

/** Whose turn it is. */
export const checklistAssignees = pgTable(
  'checklist_assignees',
  {
    taskUuid: uuid('task_uuid')
      .notNull()
      .references(() => checklistTasks.uuid, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    weddingId: weddingId(),
  },
  (table) => [
    primaryKey({ columns: [table.taskUuid, table.userId] }),
    index('checklist_assignees_of').on(table.weddingId),
    index('checklist_assignees_user').on(table.userId),
  ],
);

export const checklistComments = pgTable(
  'checklist_comments',
  {
    /** Chosen by the writer's browser: sent twice it is one. */
    uuid: uuid('uuid').primaryKey(),
    taskUuid: uuid('task_uuid')
      .notNull()
      .references(() => checklistTasks.uuid, { onDelete: 'cascade' }),
    weddingId: weddingId(),
    writtenBy: byUser('written_by'),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Off the list, but there to be put back for a day. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('checklist_comments_of').on(table.weddingId, table.createdAt),
    index('checklist_comments_task').on(table.taskUuid),
    index('checklist_comments_author').on(table.writtenBy),
    index('checklist_comments_removed').on(table.removedAt).where(sql`removed_at is not null`),
  ],
);

export const checklistFiles = pgTable(
  'checklist_files',
  {
    uuid: uuid('uuid').primaryKey(),
    taskUuid: uuid('task_uuid')
      .notNull()
      .references(() => checklistTasks.uuid, { onDelete: 'cascade' }),
    weddingId: weddingId(),
    uploadedBy: byUser('uploaded_by'),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull().$type<AttachmentType>(),
    bytes: integer('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the file itself was written; without it, it is on its way or never came. */
    keptAt: instant('kept_at'),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('checklist_files_of').on(table.weddingId),
    index('checklist_files_task').on(table.taskUuid),
    index('checklist_files_author').on(table.uploadedBy),
    index('checklist_files_loose').on(table.createdAt).where(sql`kept_at is null or removed_at is not null`),
  ],
);
