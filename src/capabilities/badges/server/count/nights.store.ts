import { desc, eq, getTableName, lt, sql } from 'drizzle-orm';
import type { CalendarDate } from '#base/calendar-date.ts';
import { favorites } from '#capabilities/favorites/tables.ts';
import type { BadgeKey } from '#capabilities/storefronts/rules/badges.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StandingFacts } from '../../rules/standing-facts.ts';
import { badgeCounts, badgeNights, storefrontSaveDays } from '../../tables.ts';

const HEARTS = sql.raw(getTableName(favorites));

/**
 * Writes down what was saved on a day that is over, once: a heart that is taken back later was still there that night.
 * Whoever comes second waits for the first and finds it done. The first night of all looks back over a year.
 */
export async function settleDay(tx: Tx, day: CalendarDate, firstDay: CalendarDate, at: Date): Promise<void> {
  const moment = at.toISOString();
  await tx.execute(sql`
    with settled as (
      insert into badge_nights (day, counted_at)
      select day::date, ${moment}::timestamptz from generate_series(${firstDay}::date, ${day}::date, '1 day') as day
      order by day on conflict (day) do nothing returning day
    )
    insert into storefront_save_days (storefront_id, day, saves)
    select favorite.storefront_id, settled.day, count(*)::int
    from settled join ${HEARTS} favorite
      on favorite.created_at >= settled.day::timestamp at time zone 'UTC'
        and favorite.created_at < (settled.day + 1)::timestamp at time zone 'UTC'
    where favorite.storefront_id is not null
      and (favorite.removed_at is null or favorite.removed_at >= (settled.day + 1)::timestamp at time zone 'UTC')
    group by 1, 2 on conflict do nothing`);
}

export async function findLastNight(tx: Tx): Promise<{ day: CalendarDate; countedAt: Date } | undefined> {
  const [night] = await tx
    .select({ day: badgeNights.day, countedAt: badgeNights.countedAt })
    .from(badgeNights)
    .orderBy(desc(badgeNights.day))
    .limit(1);
  return night && { day: night.day as CalendarDate, countedAt: night.countedAt };
}

export type Counted = { id: number; facts: StandingFacts; badges: BadgeKey[] };

/** What was counted before for the same day is replaced. */
export async function writeCounts(tx: Tx, day: CalendarDate, counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return;
  await tx
    .insert(badgeCounts)
    .values(
      counted.map(({ id, badges, facts: { day: _, ...facts } }) => ({
        storefrontId: id,
        day,
        facts,
        badges,
      })),
    )
    .onConflictDoUpdate({
      target: [badgeCounts.storefrontId, badgeCounts.day],
      set: { facts: sql`excluded.facts`, badges: sql`excluded.badges` },
    });
}

export async function findCount(
  tx: Tx,
  storefrontId: number,
  day: CalendarDate,
): Promise<StandingFacts | undefined> {
  const [row] = await tx
    .select({ facts: badgeCounts.facts })
    .from(badgeCounts)
    .where(sql`${badgeCounts.storefrontId} = ${storefrontId} and ${badgeCounts.day} = ${day}`);
  return row && { ...row.facts, day };
}

export async function forgetCountsBefore(tx: Tx, day: CalendarDate): Promise<void> {
  await tx.delete(badgeCounts).where(lt(badgeCounts.day, day));
}

export async function forgetStorefront(tx: Tx, storefrontId: number): Promise<void> {
  await tx.delete(badgeCounts).where(eq(badgeCounts.storefrontId, storefrontId));
  await tx.delete(storefrontSaveDays).where(eq(storefrontSaveDays.storefrontId, storefrontId));
}
