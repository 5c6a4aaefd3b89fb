import { inArray, lt, sql } from 'drizzle-orm';
import type { CalendarDate } from '#base/calendar-date.ts';
import { timeZoneAt } from '#capabilities/places/rules/time-zone.ts';
import { cities } from '#capabilities/places/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { storefrontVisitors, viewSalts } from '../../tables.ts';

export type ViewedListing = { id: number; uuid: string; timeZone: string };

/** Those of some listings that the public can see, with the clock their days go by. */
export async function listViewed(tx: Tx, uuids: readonly string[]): Promise<ViewedListing[]> {
  const rows = await tx
    .select({
      id: storefronts.id,
      uuid: storefronts.uuid,
      lat: storefronts.lat,
      lon: storefronts.lon,
      stateCode: cities.stateCode,
    })
    .from(storefronts)
    .innerJoin(cities, sql`${cities.id} = ${storefronts.cityId}`)
    .where(sql`${inArray(storefronts.uuid, [...uuids])} and ${storefronts.publishedAt} is not null`);
  return rows.map(({ id, uuid, ...spot }) => ({ id, uuid, timeZone: timeZoneAt(spot) }));
}

/** The salt of a day; whoever comes first makes it for all processes. */
export async function saltOf(tx: Tx, day: CalendarDate, made: string): Promise<string> {
  await tx.insert(viewSalts).values({ day, salt: made }).onConflictDoNothing();
  const [row] = await tx
    .select({ salt: viewSalts.salt })
    .from(viewSalts)
    .where(sql`${viewSalts.day} = ${day}`);
  if (!row) throw new Error('The salt of a day was thrown away while the day was counted.');
  return row.salt;
}

export type CountedView = { storefrontId: number; day: CalendarDate; visitor: string };

/** Counts those who were not counted yet. In one order, so that two processes never wait for each other. */
export async function addViews(tx: Tx, views: readonly CountedView[]): Promise<void> {
  const column = <Key extends keyof CountedView>(key: Key) => views.map((view) => view[key]);
  await tx.execute(sql`
    with seen as (
      insert into storefront_visitors (storefront_id, day, visitor)
      select * from unnest(${sql.param(column('storefrontId'))}::int[], ${sql.param(column('day'))}::date[],
        ${sql.param(column('visitor'))}::text[]) as v (storefront_id, day, visitor) order by 1, 2, 3
      on conflict do nothing returning storefront_id, day
    )
    insert into storefront_view_days (storefront_id, day, views)
    select storefront_id, day, count(*) from seen group by 1, 2 order by 1, 2
    on conflict (storefront_id, day) do update set views = storefront_view_days.views + excluded.views`);
}

/** Forgets who looked, and with it how that could be found out. The totals stay. */
export async function forgetVisitorsBefore(tx: Tx, day: CalendarDate): Promise<void> {
  await tx.delete(storefrontVisitors).where(lt(storefrontVisitors.day, day));
  await tx.delete(viewSalts).where(lt(viewSalts.day, day));
}
