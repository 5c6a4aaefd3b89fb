import { calendarDate } from '#base/calendar-date.ts';
import type { VendorCard } from '#capabilities/search/contract.ts';
import { milesBetween } from '#capabilities/search/rules/distance.ts';
import { findCardsByUuid } from '#capabilities/search/server/index.ts';
import { isAvailableOn } from '#capabilities/storefronts/rules/availability.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { ComparedVendor, Comparison } from '../contract/compare.contract.ts';
import { facetGroups } from '../rules/facet-groups.ts';
import { type ComparedRow, findWeddingDay, listComparedRows } from './compare.store.ts';

type WeddingDay = Awaited<ReturnType<typeof findWeddingDay>>;

/** Null where the couple has no date, or the business keeps its calendar to itself. */
function availabilityOn(date: string | null, row: ComparedRow): boolean | null {
  if (date === null || !row.displayAvailability) return null;
  return isAvailableOn(calendarDate(date), {
    blockedDays: new Set(row.blockedDay === null ? [] : [calendarDate(row.blockedDay)]),
    daysOff: row.daysOff,
    availableThrough: row.availableThrough === null ? null : calendarDate(row.availableThrough),
  });
}

function compared(card: VendorCard, row: ComparedRow, day: WeddingDay): ComparedVendor {
  return {
    card,
    distanceMiles: day?.city ? Math.round(milesBetween(day.city, card)) : null,
    capacity: row.capacity,
    responseStats: row.responseStats,
    isAvailable: availabilityOn(day?.date ?? null, row),
    isBooked: row.isBooked,
    facets: facetGroups(card.taxonomyNodeKey, row.optionIds),
  };
}

/** Vendors side by side in the order asked; what is not listed is left out. */
export async function compareVendors(
  parts: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  uuids: readonly string[],
): Promise<Comparison> {
  const { db } = parts;
  const day = await findWeddingDay(db, actor.userId);
  const wedding = {
    date: day?.date ?? null,
    city: day?.city ? `${day.city.name}, ${day.city.stateCode}` : null,
  };
  if (uuids.length === 0) return { wedding, vendors: [] };
  const rows = await listComparedRows(db, uuids, { weddingId: day?.weddingId ?? null, day: wedding.date });
  const rowOf = new Map(rows.map((row) => [row.uuid, row]));
  const cards = await findCardsByUuid(parts, uuids);
  return {
    wedding,
    vendors: cards.flatMap((card) => {
      const row = rowOf.get(card.storefrontUuid);
      return row ? compared(card, row, day) : [];
    }),
  };
}
