import { pictureAddress } from '#base/picture-address.ts';
import { categoryByNodeId, type MarketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import { facetRootsOf } from '#capabilities/taxonomy/rules/facets.ts';
import type { Storefront } from '../contract/storefront-page.contract.ts';
import type { ListingSummary } from '../contract.ts';
import { byBadgeRank, sortAwards } from '../rules/badges.ts';
import type { Gallery } from '../rules/galleries.ts';
import { PRICE_FIELDS, type PriceField } from '../rules/prices.ts';
import type { PageRow } from './page.store.ts';
import { priceColumn } from './price-columns.ts';
import type { FoundStorefront } from './read-storefront.ts';
import type { ListingRow } from './store.ts';

export function presentListing(row: ListingRow): ListingSummary {
  return {
    uuid: row.uuid,
    name: row.name,
    coverImageUrl: row.coverAssetId && pictureAddress(row.coverAssetId),
    published: row.publishedAt !== null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    wasPublished: (row.publishedAt ?? row.formerlyPublishedAt) !== null,
    taxonomyKey: categoryByNodeId(row.taxonomyNodeId)?.taxonomyKey ?? '',
  };
}

function categoryOf(nodeId: number): MarketplaceCategory {
  const category = categoryByNodeId(nodeId);
  if (!category) throw new Error(`A storefront has the unknown category ${nodeId}.`);
  return category;
}

function presentOptions({ taxonomyKey }: MarketplaceCategory, optionIds: readonly number[]) {
  const chosen = new Set(optionIds);
  return facetRootsOf(taxonomyKey)
    .flatMap(({ options }) => options)
    .filter(({ id }) => chosen.has(id))
    .map(({ rootKey, key }) => ({ parentKey: rootKey, key }));
}

/** Amounts a business does not show never leave the server. */
function presentPrices({ prices }: PageRow) {
  const isVisible = prices?.price_range_visible === true;
  const amount = (column: string) => {
    const value = prices?.[column];
    return isVisible && typeof value === 'number' ? value : null;
  };
  return {
    priceRangeVisible: isVisible,
    priceTier: typeof prices?.price_tier === 'number' ? prices.price_tier : null,
    startingPriceCents: amount('starting_price_cents'),
    ...(Object.fromEntries(PRICE_FIELDS.map((field) => [field, amount(priceColumn(field))])) as Record<
      PriceField,
      number | null
    >),
  };
}

function presentGallery({ images }: PageRow, wanted: Gallery) {
  return (images ?? [])
    .filter(({ gallery }) => gallery === wanted)
    .map(({ gallery: _, ...picture }) => picture);
}

function presentVenue({ spaces, menus }: PageRow, priceRangeVisible: boolean) {
  return {
    spaces: spaces ?? [],
    menus: (menus ?? []).map(({ pricePerPersonCents, ...menu }) => ({
      ...menu,
      pricePerPersonCents: priceRangeVisible ? pricePerPersonCents : null,
    })),
  };
}

function presentStorefront(row: PageRow): Storefront {
  const category = categoryOf(row.taxonomy_node_id);
  const money = presentPrices(row);
  return {
    uuid: row.uuid,
    id: row.id,
    name: row.name,
    slug: row.slug,
    taxonomyKey: category.taxonomyKey,
    taxonomyNodeId: category.taxonomyNodeId,
    publishedAt: row.published_at && new Date(row.published_at).toISOString(),
    publicationStatus: row.publication_status,
    claimed: row.is_claimed,
    description: row.description,
    pros: row.pros,
    cons: row.cons,
    video: row.video,
    coverGallery: presentGallery(row, 'COVER'),
    photoGallery: presentGallery(row, 'PHOTO'),
    faqs: row.faqs.map(({ question, answer }) => ({ question, answer })),
    options: presentOptions(category, row.option_ids),
    social: row.social,
    address1: row.address1,
    city: row.city,
    citySlug: row.city_slug,
    stateProvince: row.state_code,
    postalCode: row.postal_code,
    lat: row.lat,
    lon: row.lon,
    metroType: row.metro_type,
    travelRadiusMiles: row.travel_radius_miles,
    ...money,
    venueDetails:
      category.taxonomyKey === 'wedding-venues' ? presentVenue(row, money.priceRangeVisible) : null,
    displayAvailability: row.display_availability,
    availableThrough: row.display_availability ? row.available_through : null,
    awards: sortAwards(row.awards),
    badges: row.badges.toSorted(byBadgeRank),
    responseStats: row.response_stats,
    preferredVendors: row.preferred_vendors ?? [],
  };
}

/** The listing, or the address it has by now. */
export function presentFound(found: FoundStorefront) {
  if ('page' in found) return presentStorefront(found.page);
  const { taxonomy_node_id, slug } = found.moved;
  return { movedTo: { taxonomyKey: categoryOf(taxonomy_node_id).taxonomyKey, slug } };
}
