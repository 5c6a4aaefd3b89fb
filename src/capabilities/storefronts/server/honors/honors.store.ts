import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import type { AwardKey, BadgeKey } from '../../rules/badges.ts';
import { storefrontAwards } from '../../standing.tables.ts';

export type BadgesOf = { id: number; badges: readonly BadgeKey[] };

/** From then on these listings have these badges and no others; says whose are other than before. */
export async function replaceBadges(tx: Tx, earned: readonly BadgesOf[], at: Date): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with incoming as (
      select * from jsonb_to_recordset(${JSON.stringify(earned)}::jsonb) as row (id int, badges text[])
    ), gone as (
      delete from storefront_badges held using incoming
      where held.storefront_id = incoming.id and held.badge <> all (incoming.badges) returning held.storefront_id as id
    ), come as (
      insert into storefront_badges (storefront_id, badge, computed_at)
      select id, unnest(badges), ${at.toISOString()}::timestamptz from incoming
      on conflict do nothing returning storefront_id as id
    )
    select id from gone union select id from come order by id`);
  return rows.map(({ id }) => id);
}

export type AnswersOf = { id: number; received: number; answered: number; median: number | null };

/** How soon these answer; where nobody wrote, nothing is said. Says whose figures are other than before. */
export async function replaceResponseStats(
  tx: Tx,
  counted: readonly AnswersOf[],
  at: Date,
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with incoming as (
      select * from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
        as row (id int, received int, answered int, median int)
    ), gone as (
      delete from storefront_response_stats held using incoming
      where held.storefront_id = incoming.id and incoming.received = 0 returning held.storefront_id as id
    ), come as (
      insert into storefront_response_stats as held
        (storefront_id, received_count, answered_count, median_minutes, computed_at)
      select id, received, answered, median, ${at.toISOString()}::timestamptz from incoming where received > 0
      on conflict (storefront_id) do update set received_count = excluded.received_count,
        answered_count = excluded.answered_count, median_minutes = excluded.median_minutes,
        computed_at = excluded.computed_at
      where (held.received_count, held.answered_count, held.median_minutes)
        is distinct from (excluded.received_count, excluded.answered_count, excluded.median_minutes)
      returning storefront_id as id
    )
    select id from gone union select id from come order by id`);
  return rows.map(({ id }) => id);
}

/** From then on these listings and no others have the award; says whose it was or has become. */
export async function replaceAwards(
  tx: Tx,
  award: AwardKey,
  ids: readonly number[],
  at: Date,
): Promise<number[]> {
  const earned = sql`${sql.param(ids)}::int[]`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    with gone as (
      delete from storefront_awards where award = ${award} and storefront_id <> all (${earned})
      returning storefront_id as id
    ), come as (
      insert into storefront_awards (storefront_id, award, granted_at)
      select id, ${award}, ${at.toISOString()}::timestamptz from unnest(${earned}) as id
      on conflict do nothing returning storefront_id as id
    )
    select id from gone union select id from come order by id`);
  return rows.map(({ id }) => id);
}

export function listAwardsOf(tx: Tx, storefrontId: number): Promise<{ award: AwardKey; grantedAt: Date }[]> {
  return tx
    .select({ award: storefrontAwards.award, grantedAt: storefrontAwards.grantedAt })
    .from(storefrontAwards)
    .where(eq(storefrontAwards.storefrontId, storefrontId));
}

export async function listUuids(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const { rows } = await tx.execute<{ uuid: string }>(
    sql`select uuid from storefronts where id = any(${sql.param(ids)}::int[])`,
  );
  return rows.map(({ uuid }) => uuid);
}
