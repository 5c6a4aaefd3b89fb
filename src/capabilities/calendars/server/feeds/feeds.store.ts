import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { CalendarDate } from '#base/calendar-date.ts';
import type { Tx } from '#platform/database/database.ts';
import { FAILURES_UNTIL_TOLD, type FeedFailure, readAgainAfterMs } from '../../rules/feed-failures.ts';
import { calendarFeedDays, calendarFeeds } from '../../tables.ts';

export type FeedRow = typeof calendarFeeds.$inferSelect;

const daysOf = sql<CalendarDate[]>`array(select day::text from ${calendarFeedDays}
  where ${calendarFeedDays.feedUuid} = ${calendarFeeds.uuid} order by 1)`;

export type FeedWithDays = FeedRow & { days: CalendarDate[] };

export async function listFeeds(tx: Tx, storefrontId: number): Promise<FeedWithDays[]> {
  const rows = await tx
    .select({ feed: calendarFeeds, days: daysOf })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.storefrontId, storefrontId))
    .orderBy(asc(calendarFeeds.createdAt), asc(calendarFeeds.uuid));
  return rows.map(({ feed, days }) => ({ ...feed, days }));
}

export async function findFeed(tx: Tx, uuid: string): Promise<FeedWithDays | undefined> {
  const [row] = await tx
    .select({ feed: calendarFeeds, days: daysOf })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.uuid, uuid));
  return row && { ...row.feed, days: row.days };
}

export async function countFeeds(tx: Tx, storefrontId: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.storefrontId, storefrontId));
  return row?.count ?? 0;
}

/** False where the business has it already. */
export async function insertFeed(tx: Tx, feed: typeof calendarFeeds.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoNothing()
    .returning({ uuid: calendarFeeds.uuid });
  return rows.length > 0;
}

export async function deleteFeed(tx: Tx, storefrontId: number, uuid: string): Promise<boolean> {
  const rows = await tx
    .delete(calendarFeeds)
    .where(and(eq(calendarFeeds.uuid, uuid), eq(calendarFeeds.storefrontId, storefrontId)))
    .returning({ uuid: calendarFeeds.uuid });
  return rows.length > 0;
}

export async function deleteFeedsOf(tx: Tx, storefrontId: number): Promise<void> {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.storefrontId, storefrontId));
}

type Success = Pick<FeedRow, 'triedAt' | 'readAt'> &
  Partial<Pick<FeedRow, 'contentAt' | 'etag' | 'lastModified'>>;

export async function noteSuccess(tx: Tx, uuid: string, success: Success): Promise<void> {
  await tx
    .update(calendarFeeds)
    .set({ ...success, failures: 0, failure: null })
    .where(eq(calendarFeeds.uuid, uuid));
}

/** How often it has failed in a row by now; nothing where it is gone. */
export async function noteFailure(
  tx: Tx,
  uuid: string,
  { failure, triedAt }: { failure: FeedFailure; triedAt: Date },
): Promise<FeedRow | undefined> {
  const [row] = await tx
    .update(calendarFeeds)
    .set({ failure, triedAt, failures: sql`least(${calendarFeeds.failures} + 1, 30000)` })
    .where(eq(calendarFeeds.uuid, uuid))
    .returning();
  return row;
}

export async function replaceFeedDays(tx: Tx, uuid: string, days: readonly string[]): Promise<void> {
  const list = sql`${sql.param([...days])}::date[]`;
  await tx.execute(sql`delete from ${calendarFeedDays} where feed_uuid = ${uuid} and day <> all(${list})`);
  await tx.execute(sql`
    insert into ${calendarFeedDays} (feed_uuid, day) select ${uuid}, day from unnest(${list}) as day
    on conflict do nothing`);
}

/** The days that any calendar of a business takes. */
export async function listDaysOfFeeds(tx: Tx, storefrontId: number): Promise<CalendarDate[]> {
  const { rows } = await tx.execute<{ day: CalendarDate }>(sql`
    select distinct day::text as day from ${calendarFeedDays}
    join ${calendarFeeds} on ${calendarFeeds.uuid} = ${calendarFeedDays.feedUuid}
    where ${calendarFeeds.storefrontId} = ${storefrontId} order by 1`);
  return rows.map(({ day }) => day);
}

/** Whose turn it is, the longest waiting first. */
export async function listDueFeeds(tx: Tx, now: Date, most: number): Promise<string[]> {
  const before = (failures: number) => new Date(now.getTime() - readAgainAfterMs(failures)).toISOString();
  const rows = await tx
    .select({ uuid: calendarFeeds.uuid })
    .from(calendarFeeds)
    .where(
      sql`${calendarFeeds.triedAt} <= case when ${calendarFeeds.failures} < ${FAILURES_UNTIL_TOLD}
        then ${before(0)}::timestamptz else ${before(FAILURES_UNTIL_TOLD)}::timestamptz end`,
    )
    .orderBy(asc(calendarFeeds.triedAt))
    .limit(most);
  return rows.map(({ uuid }) => uuid);
}
