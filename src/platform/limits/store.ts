import { and, like, lt, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { rateLimitCounters } from './tables.ts';

export type CounterHits = { bucket: string; windowStart: Date; hits: number };

/**
 * Adds to all counters in one statement and tells their totals by bucket. Rows are locked in the order of
 * their names, so that two processes exchanging at once cannot wait for each other.
 */
export async function addHits(
  db: Pick<Tx, 'execute'>,
  counters: CounterHits[],
): Promise<Map<string, number>> {
  const rows = counters.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
  const buckets = sql.param(rows.map((row) => row.bucket));
  const starts = sql.param(rows.map((row) => row.windowStart.toISOString()));
  const hits = sql.param(rows.map((row) => row.hits));
  const answer = await db.execute<{ bucket: string; hits: number }>(sql`
    insert into ${rateLimitCounters} as counter (bucket, window_start, hits)
    select * from unnest(${buckets}::text[], ${starts}::timestamptz[], ${hits}::int[])
    on conflict (bucket, window_start) do update set hits = counter.hits + excluded.hits
    returning bucket, hits`);
  return new Map(answer.rows.map((row) => [row.bucket, row.hits]));
}

/** Those of one length of window alone where it is named, which stands in their names (`bucketOf`). */
export async function deleteOldCounters(
  db: Pick<Tx, 'delete'>,
  startedBefore: Date,
  windowSeconds?: number,
): Promise<void> {
  await db
    .delete(rateLimitCounters)
    .where(
      and(
        lt(rateLimitCounters.windowStart, startedBefore),
        windowSeconds === undefined ? undefined : like(rateLimitCounters.bucket, `%:${windowSeconds}:%`),
      ),
    );
}
