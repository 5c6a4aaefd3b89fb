import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { CalendarDate } from '#base/calendar-date.ts';
import { cities } from '#capabilities/places/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import type { AvailabilityBlockKind } from '../rules/availability.ts';
import { availabilityBlocks, storefronts } from '../tables.ts';

/** Whatever happens to the days of one business happens one after the other. */
export async function lockCalendar(tx: Tx, storefrontId: number): Promise<void> {
  await tx
    .select({ id: storefronts.id })
    .from(storefronts)
    .where(eq(storefronts.id, storefrontId))
    .for('no key update');
}

type Held = { storefrontId: number; kind: AvailabilityBlockKind; days: readonly string[] };

/** The days that were not held for this reason before; other reasons are left alone. */
export async function insertDays(tx: Tx, { storefrontId, kind, days }: Held): Promise<CalendarDate[]> {
  const { rows } = await tx.execute<{ day: CalendarDate }>(sql`
    insert into ${availabilityBlocks} (storefront_id, day, kind)
    select ${storefrontId}, day, ${kind} from unnest(${sql.param([...days])}::date[]) as day
    on conflict do nothing returning day::text as day`);
  return rows.map(({ day }) => day);
}

/** The days that were held for this reason, and are no longer. */
export async function deleteDays(tx: Tx, { storefrontId, kind, days }: Held): Promise<CalendarDate[]> {
  const { rows } = await tx.execute<{ day: CalendarDate }>(sql`
    delete from ${availabilityBlocks}
    where storefront_id = ${storefrontId} and kind = ${kind} and day = any(${sql.param([...days])}::date[])
    returning day::text as day`);
  return rows.map(({ day }) => day);
}

/** All days but these. */
export async function deleteOtherDays(tx: Tx, { storefrontId, kind, days }: Held): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${availabilityBlocks}
    where storefront_id = ${storefrontId} and kind = ${kind} and day <> all(${sql.param([...days])}::date[])`);
  return rowCount ?? 0;
}

export function listHeldDays(tx: Tx, storefrontId: number, from: string) {
  return tx
    .select({ day: availabilityBlocks.day, kind: availabilityBlocks.kind })
    .from(availabilityBlocks)
    .where(and(eq(availabilityBlocks.storefrontId, storefrontId), gte(availabilityBlocks.day, from)))
    .orderBy(asc(availabilityBlocks.day));
}

/** What a business says about its days in general, and where it is. */
export async function findCalendarSettings(tx: Tx, storefrontId: number) {
  const [row] = await tx
    .select({
      uuid: storefronts.uuid,
      name: storefronts.name,
      displayAvailability: storefronts.displayAvailability,
      availableThrough: storefronts.availableThrough,
      daysOff: storefronts.daysOff,
      updatedAt: storefronts.updatedAt,
      lat: storefronts.lat,
      lon: storefronts.lon,
      stateCode: cities.stateCode,
    })
    .from(storefronts)
    .innerJoin(cities, eq(cities.id, storefronts.cityId))
    .where(eq(storefronts.id, storefrontId));
  if (!row) throw new Error(`There is no storefront ${storefrontId}.`);
  return row;
}

export type CalendarSettings = {
  displayAvailability: boolean;
  availableThrough: string | null;
  daysOff: number[];
};

export async function updateCalendarSettings(
  tx: Tx,
  storefrontId: number,
  settings: CalendarSettings,
): Promise<void> {
  await tx.update(storefronts).set(settings).where(eq(storefronts.id, storefrontId));
}
