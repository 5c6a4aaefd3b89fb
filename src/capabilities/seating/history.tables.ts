import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { RunResult } from './contract/runs.contract.ts';
import type { Step } from './rules/operations/steps.ts';
import type { RunKind, RunState } from './rules/run-states.ts';
import type { SeatingState } from './rules/seating-state.ts';
import type { VersionKind } from './rules/versions.ts';
import { seatingPlans } from './tables.ts';

const planUuid = () =>
  uuid('plan_uuid')
    .notNull()
    .references(() => seatingPlans.uuid, { onDelete: 'cascade' });
const userId = () => uuid('user_id').references(() => users.id, { onDelete: 'set null' });

/** What was done, so that it is done once however often it is sent, and so that it can be told who did it. */
export const seatingOperations = pgTable(
  'seating_operations',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    planUuid: planUuid(),
    /** Chosen by the browser that made it. */
    uuid: uuid('uuid').notNull(),
    userId: userId(),
    at: instant('at').notNull(),
    /** The version of the plan it made. */
    version: integer('version').notNull(),
    steps: jsonb('steps').notNull().$type<readonly Step[]>(),
  },
  (table) => [
    unique('seating_operations_once').on(table.planUuid, table.uuid),
    index('seating_operations_user').on(table.userId),
    index('seating_operations_at').on(table.at),
  ],
);

export const seatingVersions = pgTable(
  'seating_versions',
  {
    uuid: uuid('uuid').primaryKey(),
    planUuid: planUuid(),
    number: integer('number').notNull(),
    kind: text('kind').notNull().$type<VersionKind>(),
    /** Of those that somebody kept. */
    name: text('name').notNull(),
    snapshot: jsonb('snapshot').notNull().$type<SeatingState>(),
    tables: smallint('tables').notNull(),
    seated: smallint('seated').notNull(),
    userId: userId(),
    at: instant('at').notNull(),
  },
  (table) => [
    unique('seating_versions_number').on(table.planUuid, table.number),
    index('seating_versions_user').on(table.userId),
    check(
      'seating_versions_kind',
      sql`kind in ('HOURLY', 'BEFORE_RUN', 'AFTER_RUN', 'BEFORE_RESTORE', 'KEPT')`,
    ),
  ],
);

/** What the server was asked to prove or to repair, and what a browser found that was taken over. */
export const seatingRuns = pgTable(
  'seating_runs',
  {
    uuid: uuid('uuid').primaryKey(),
    planUuid: planUuid(),
    userId: userId(),
    kind: text('kind').notNull().$type<RunKind>(),
    seed: integer('seed').notNull(),
    /** The version of the plan it looks at. */
    version: integer('version').notNull(),
    /** Of everything that it was asked: a second look at the same is not worth a second run. */
    inputHash: text('input_hash').notNull(),
    state: text('state').notNull().$type<RunState>(),
    result: jsonb('result').$type<RunResult>(),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('seating_runs_of').on(table.planUuid, table.createdAt),
    index('seating_runs_user').on(table.userId),
    index('seating_runs_created').on(table.createdAt),
    check('seating_runs_state', sql`state in ('QUEUED', 'RUNNING', 'DONE', 'IMPOSSIBLE', 'STOPPED')`),
    check('seating_runs_end', sql`(ended_at is not null) = (state in ('DONE', 'IMPOSSIBLE', 'STOPPED'))`),
    check('seating_runs_result', sql`result is null or state in ('DONE', 'IMPOSSIBLE')`),
  ],
);
