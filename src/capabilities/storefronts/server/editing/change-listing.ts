import { fail, ok, type Result } from '#base/result.ts';
import { findHome } from '#capabilities/places/server/index.ts';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { GALLERIES } from '../../rules/galleries.ts';
import type { ListingChanges, ListingPrices, ListingRecord } from '../../rules/listing-record.ts';
import { metroTypeOf } from '../../rules/metro-types.ts';
import { priceTierOf } from '../../rules/price-tiers.ts';
import { startingPriceCents } from '../../rules/prices.ts';
import { lockCalendar } from '../calendar.store.ts';
import { noteStorefrontChange } from '../note-storefront-change.ts';
import { findListingRecord } from './listing-record.store.ts';
import {
  isSlugTaken,
  type ListingColumns,
  moveSlug,
  replaceGallery,
  replaceMenus,
  replaceSpaces,
  updateColumns,
  writePrices,
} from './write-listing.store.ts';

type Deps = Pick<Platform, 'clock' | 'events'>;

/** The listing, held still until the transaction ends: whoever else changes it waits. */
export async function lockListing(tx: Tx, id: number): Promise<ListingRecord | undefined> {
  await lockCalendar(tx, id);
  return findListingRecord(tx, id);
}

/** What follows from a new home: where it is on the map, which market and what kind of place it is. */
async function homeColumns(
  tx: Tx,
  listing: ListingRecord,
  changes: ListingChanges,
): Promise<Result<ListingColumns>> {
  if (changes.cityId === undefined && changes.postalCode === undefined) return ok({});
  const { cityId = listing.cityId, postalCode = listing.postalCode } = changes;
  const home = await findHome(tx, cityId, postalCode);
  if (!home) {
    const message = 'Please enter a location';
    return fail('invalid_input', message, { fields: { cityId: message } });
  }
  const { lat, lon, market_id, population, miles_to_market_center } = home;
  return ok({
    marketId: market_id,
    lat,
    lon,
    metroType: metroTypeOf({ population, milesToMarketCenter: miles_to_market_center }),
  });
}

async function changeSlug(
  tx: Tx,
  { clock }: Deps,
  { id, category, slug }: ListingRecord,
  wanted: string | undefined,
): Promise<Result<undefined>> {
  if (wanted === undefined || wanted === slug) return ok(undefined);
  const { taxonomyNodeId } = marketplaceCategory(category);
  if (await isSlugTaken(tx, { id, taxonomyNodeId, slug: wanted })) {
    const message = 'That one is taken';
    return fail('storefront.slug_taken', message, { fields: { slug: message } });
  }
  await moveSlug(tx, { id, taxonomyNodeId, from: slug, to: wanted, at: clock.now() });
  return ok(undefined);
}

async function changePrices(tx: Tx, listing: ListingRecord, changed: Partial<ListingPrices>): Promise<void> {
  const prices = { ...listing.prices, ...changed };
  const from = startingPriceCents(listing.category, prices) ?? null;
  const priceTier = from === null ? null : priceTierOf(listing.category, from);
  await writePrices(tx, listing.id, { ...prices, startingPriceCents: from, priceTier });
}

/** Changes a listing that the caller has locked; pages and searches follow in the same transaction. */
export async function changeListing(
  tx: Tx,
  deps: Deps,
  listing: ListingRecord,
  changes: ListingChanges,
): Promise<Result<undefined>> {
  const { prices, spaces, menus, galleries, ...columns } = changes;
  const home = await homeColumns(tx, listing, changes);
  if (!home.ok) return home;
  const moved = await changeSlug(tx, deps, listing, changes.slug);
  if (!moved.ok) return moved;
  const all = { ...columns, ...home.value };
  if (Object.keys(all).length > 0) await updateColumns(tx, listing.id, all);
  if (prices) await changePrices(tx, listing, prices);
  if (spaces) await replaceSpaces(tx, listing.id, spaces);
  if (menus) await replaceMenus(tx, listing.id, menus);
  for (const gallery of GALLERIES) {
    const images = galleries?.[gallery];
    if (images) await replaceGallery(tx, listing.id, gallery, images);
  }
  await noteStorefrontChange(tx, deps, listing.id);
  return ok(undefined);
}
