import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { availabilityBlocks, storefrontPrices, storefronts, venueSpaces } from '../tables.ts';

export type InquiryTarget = { id: number; uuid: string; name: string; taxonomyNodeId: number };

/** Those among these that are published and that somebody runs, in order of their numbers: nobody answers for the others. */
export function findInquiryTargets(tx: Tx, uuids: string[]): Promise<InquiryTarget[]> {
  return tx
    .select({
      id: storefronts.id,
      uuid: storefronts.uuid,
      name: storefronts.name,
      taxonomyNodeId: storefronts.taxonomyNodeId,
    })
    .from(storefronts)
    .where(
      and(
        inArray(storefronts.uuid, uuids),
        sql`${storefronts.publishedAt} is not null`,
        sql`${storefronts.claimedAt} is not null`,
      ),
    )
    .orderBy(asc(storefronts.id));
}

/** What a couple's wishes are held against when an inquiry is handed over. */
export async function findLeadTarget(tx: Tx, storefrontId: number, day: string | null) {
  const [row] = await tx
    .select({
      taxonomyNodeId: storefronts.taxonomyNodeId,
      isPublished: sql<boolean>`${storefronts.publishedAt} is not null`,
      lat: storefronts.lat,
      lon: storefronts.lon,
      marketId: storefronts.marketId,
      travelRadiusMiles: storefronts.travelRadiusMiles,
      optionIds: storefronts.optionIds,
      availableThrough: storefronts.availableThrough,
      daysOff: storefronts.daysOff,
      budgetMinCents: storefrontPrices.targetCoupleBudgetMin,
      budgetMaxCents: storefrontPrices.targetCoupleBudgetMax,
    })
    .from(storefronts)
    .leftJoin(storefrontPrices, eq(storefrontPrices.storefrontId, storefronts.id))
    .where(eq(storefronts.id, storefrontId));
  if (!row) return undefined;
  const [space] = await tx
    .select({ largest: max(sql`greatest(${venueSpaces.seatedCapacity}, ${venueSpaces.standingCapacity})`) })
    .from(venueSpaces)
    .where(eq(venueSpaces.storefrontId, storefrontId));
  const isTaken = day !== null && (await isDayBlocked(tx, storefrontId, day));
  return { ...row, isTaken, largestCapacity: space?.largest == null ? null : Number(space.largest) };
}

async function isDayBlocked(tx: Tx, storefrontId: number, day: string): Promise<boolean> {
  const rows = await tx
    .select({ day: availabilityBlocks.day })
    .from(availabilityBlocks)
    .where(and(eq(availabilityBlocks.storefrontId, storefrontId), eq(availabilityBlocks.day, day)));
  return rows.length > 0;
}
