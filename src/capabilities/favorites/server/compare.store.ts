import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { inquiries } from '#capabilities/inquiries/tables.ts';
import { cities } from '#capabilities/places/tables.ts';
import { storefrontResponseStats } from '#capabilities/storefronts/standing.tables.ts';
import { availabilityBlocks, storefronts, venueSpaces } from '#capabilities/storefronts/tables.ts';
import { weddingMembers, weddings } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';

/** Where and when the person marries, as far as it is known. */
export async function findWeddingDay(tx: Tx, userId: string) {
  const [row] = await tx
    .select({ weddingId: weddings.id, date: weddings.weddingDate, city: cities })
    .from(weddingMembers)
    .innerJoin(weddings, eq(weddings.id, weddingMembers.weddingId))
    .leftJoin(cities, eq(cities.id, weddings.cityId))
    .where(eq(weddingMembers.userId, userId));
  return row;
}

const capacity = sql<number | null>`(select max(${venueSpaces.seatedCapacity}) from ${venueSpaces}
  where ${venueSpaces.storefrontId} = ${storefronts.id})`;

type Standpoint = { weddingId: string | null; day: string | null };

/** What a comparison tells beyond the card. `day` decides whether it is taken; without one nothing is. */
export function listComparedRows(tx: Tx, uuids: readonly string[], { weddingId, day }: Standpoint) {
  return tx
    .select({
      uuid: storefronts.uuid,
      optionIds: storefronts.optionIds,
      displayAvailability: storefronts.displayAvailability,
      availableThrough: storefronts.availableThrough,
      daysOff: storefronts.daysOff,
      blockedDay: availabilityBlocks.day,
      capacity,
      isBooked: sql<boolean>`exists (select 1 from ${inquiries} where ${inquiries.storefrontId} = ${storefronts.id}
        and ${inquiries.weddingId} = ${weddingId}::uuid and ${inquiries.status} = 'BOOKED')`,
      responseStats: {
        receivedCount: storefrontResponseStats.receivedCount,
        answeredCount: storefrontResponseStats.answeredCount,
        medianMinutes: storefrontResponseStats.medianMinutes,
      },
    })
    .from(storefronts)
    .leftJoin(storefrontResponseStats, eq(storefrontResponseStats.storefrontId, storefronts.id))
    .leftJoin(
      availabilityBlocks,
      and(eq(availabilityBlocks.storefrontId, storefronts.id), eq(availabilityBlocks.day, sql`${day}::date`)),
    )
    .where(and(inArray(storefronts.uuid, [...uuids]), isNotNull(storefronts.publishedAt)));
}

export type ComparedRow = Awaited<ReturnType<typeof listComparedRows>>[number];
