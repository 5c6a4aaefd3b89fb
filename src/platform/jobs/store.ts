import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Tx } from '#platform/database/database.ts';
import type { Task } from './task.ts';

/** First half of the advisory lock that a living worker holds; the second half is its name. */
const WORKER_LOCK = 7_261_002;

export type JobOptions = {
  /** A job that still waits under the same key is replaced instead of added again. */
  jobKey?: string;
  runAt?: Date;
  maxAttempts?: number;
  /** Jobs of one queue run one after another. Few names only: each is a row that stays. */
  queueName?: string;
};

/** The job becomes visible when the transaction commits, and never exists if it rolls back. */
export async function enqueueJob<Payload>(
  tx: Pick<Tx, 'execute'>,
  task: Task<Payload>,
  payload: NoInfer<Payload>,
  options: JobOptions = {},
): Promise<void> {
  await tx.execute(sql`
    select from graphile_worker.add_job(
      ${task.name}::text,
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${options.queueName ?? null}::text,
      run_at => ${options.runAt?.toISOString() ?? null}::timestamptz,
      max_attempts => ${options.maxAttempts ?? null}::int,
      job_key => ${options.jobKey ?? null}::text
    )`);
}

/** The lock lives as long as the connection, so a process that was killed loses it without saying so. */
export async function holdWorkerLock(client: pg.ClientBase, workerName: string): Promise<void> {
  await client.query('select pg_advisory_lock($1, hashtext($2))', [WORKER_LOCK, workerName]);
}

/**
 * Frees jobs whose worker is gone. Half a minute of grace, because a worker may take its first job
 * before it has its lock.
 */
export async function releaseAbandonedJobs(pool: pg.Pool): Promise<string[]> {
  const answer = await pool.query<{ workers: string[] | null }>(
    `with holders as materialized (
       select distinct locked_by from graphile_worker.jobs
       where locked_by is not null and locked_at < now() - interval '30 seconds'
     ), gone as materialized (
       select locked_by from holders where pg_try_advisory_xact_lock($1, hashtext(locked_by))
     ), freed as materialized (
       select array_agg(locked_by) as workers from gone
     )
     select workers, graphile_worker.force_unlock_workers(workers) from freed`,
    [WORKER_LOCK],
  );
  return answer.rows[0]?.workers ?? [];
}

/** Jobs that are due but that no worker with these tasks would ever take. */
export async function countUnclaimedJobs(
  pool: pg.Pool,
  knownTasks: string[],
): Promise<Array<{ task: string; count: number }>> {
  const answer = await pool.query<{ task: string; count: number }>(
    `select task_identifier as task, count(*)::int as count from graphile_worker.jobs
     where task_identifier <> all($1::text[]) and run_at <= now() and attempts < max_attempts
     group by task_identifier order by task_identifier`,
    [knownTasks],
  );
  return answer.rows;
}
