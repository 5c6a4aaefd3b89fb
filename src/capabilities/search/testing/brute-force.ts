import type { CalendarDate } from '#base/calendar-date.ts';
import { isAvailableOn } from '#capabilities/storefronts/rules/availability.ts';
import { AWARDS, expandAwards } from '#capabilities/storefronts/rules/badges.ts';
import { METRO_TYPES } from '#capabilities/storefronts/rules/metro-types.ts';
import { type MapPoint, milesBetween } from '../rules/distance.ts';
import {
  answersTenths,
  budgetTenths,
  completenessTenths,
  freshnessTenths,
  placeTenths,
  reviewsTenths,
} from '../rules/score-storefront.ts';
import type { SearchFilters } from '../rules/search-filters.ts';
import { filterRootsOf } from '../rules/search-parameters.ts';
import { CITIES, type Listing, MARKETS, NOW } from './listing-world.ts';

/** The slow and obvious search: every listing, every filter, every option, one after the other. */

export type PlaceName =
  | { type: 'ALL_MARKETS' }
  | { type: 'STATE' | 'MARKET' | 'CITY'; slug: string }
  | { type: 'NEAR_ME'; lat: number; lon: number };

function isNear(point: MapPoint, miles: number): (listing: Listing) => boolean {
  return (listing) => milesBetween(point, listing) <= miles;
}

function aroundPoint(published: Listing[], point: MapPoint, marketId: number | null): Listing[] {
  for (const miles of [25, 50]) {
    const inside = published.filter(isNear(point, miles));
    if (inside.length >= 24) return inside;
  }
  return marketId === null
    ? published.filter(isNear(point, 100))
    : published.filter((listing) => listing.marketId === marketId || isNear(point, 50)(listing));
}

function pointOf(place: PlaceName): MapPoint | null {
  if (place.type === 'NEAR_ME') return place;
  return (place.type === 'CITY' && CITIES.find(({ slug }) => slug === place.slug)) || null;
}

/** What distances are measured from: the point, or the middle of a market. */
function centerOf(place: PlaceName): MapPoint | null {
  const market = place.type === 'MARKET' ? MARKETS.find(({ slug }) => slug === place.slug) : undefined;
  return pointOf(place) ?? market ?? null;
}

function inPlace(published: Listing[], place: PlaceName, radiusMiles: number | null): Listing[] {
  const center = centerOf(place);
  if (center && radiusMiles !== null) return published.filter(isNear(center, radiusMiles));
  if (place.type === 'ALL_MARKETS') return published;
  if (place.type === 'STATE') {
    const code = place.slug === 'vermont' ? 'VT' : 'NY';
    return published.filter(({ stateCode }) => stateCode === code);
  }
  if (place.type === 'MARKET') {
    const market = MARKETS.find(({ slug }) => slug === place.slug);
    return published.filter(({ marketId }) => marketId === market?.id);
  }
  const city = place.type === 'CITY' ? CITIES.find(({ slug }) => slug === place.slug) : undefined;
  return aroundPoint(published, pointOf(place) ?? { lat: 0, lon: 0 }, city?.market ?? null);
}

export function shownPrice({ priceCents, isPriceVisible }: Listing): number | null {
  return isPriceVisible ? priceCents : null;
}

function isWithin(value: number | null, range: SearchFilters['priceCents']): boolean {
  return (
    range === null || (value !== null && value >= range.min && (range.max === null || value <= range.max))
  );
}

function isFree(listing: Listing, days: readonly CalendarDate[]): boolean {
  const { blockedDays, daysOff, availableThrough } = listing;
  if (!listing.showsAvailability) return true;
  return days.every((day) =>
    isAvailableOn(day, { blockedDays: new Set(blockedDays), daysOff, availableThrough }),
  );
}

/** By the name of each filter: who passes it. */
function passes(listing: Listing, filters: SearchFilters): Record<string, boolean> {
  const checks: Record<string, boolean> = {};
  for (const root of filterRootsOf(listing.category)) {
    const chosen = filters.facets[root.key];
    if (!chosen) continue;
    checks[root.key] = root.options.some(
      ({ id, slug }) => chosen.includes(slug) && listing.optionIds.includes(id),
    );
  }
  const awards = expandAwards(filters.awardGroups);
  if (awards.length > 0) checks.awards = awards.some((award) => listing.awards.includes(award));
  if (filters.metroTypes.length > 0) checks.metro = filters.metroTypes.includes(listing.metroType);
  if (filters.priceCents) checks.price = isWithin(shownPrice(listing), filters.priceCents);
  if (filters.capacity) checks.capacity = isWithin(listing.capacity, filters.capacity);
  if (filters.availabilityDates.length > 0) checks.date = isFree(listing, filters.availabilityDates);
  return checks;
}

function passesAllBut(listing: Listing, filters: SearchFilters, ignored?: string): boolean {
  return Object.entries(passes(listing, filters)).every(([name, isPassed]) => isPassed || name === ignored);
}

export function scoreTenths(listing: Listing, filters: SearchFilters, place: PlaceName): number {
  const price = shownPrice(listing);
  const point = pointOf(place);
  const known =
    reviewsTenths({
      count: listing.stars.length,
      ratingSum: listing.stars.reduce((sum, star) => sum + star, 0),
    }) +
    completenessTenths({
      descriptionLength: 0,
      covers: 0,
      photos: 0,
      hasPrice: price !== null,
      faqs: 0,
      options: listing.optionIds.length,
    }) +
    answersTenths(listing.answers) +
    freshnessTenths(listing.publishedAt, NOW);
  return (
    known +
    (filters.availabilityDates.length > 0 && listing.showsAvailability ? 100 : 0) +
    (filters.priceCents ? budgetTenths(price ?? 0, filters.priceCents.max) : 0) +
    (point ? placeTenths(milesBetween(point, listing)) : 0)
  );
}

function sortValue(listing: Listing, filters: SearchFilters, place: PlaceName): number | null {
  const { stars } = listing;
  const center = centerOf(place);
  switch (filters.sortBy) {
    case 'price':
      return shownPrice(listing);
    case 'rating':
      return stars.length === 0
        ? null
        : Math.round((stars.reduce((sum, star) => sum + star, 0) / stars.length) * 100);
    case 'reviewsCount':
      return stars.length;
    case 'newest':
      return listing.publishedAt.getTime();
    case 'distance':
      return center ? milesBetween(center, listing) : null;
    case 'searchScore':
      return scoreTenths(listing, filters, place);
  }
}

/** Everyone who was not found: the near ones first, then by filters missed, then by distance or else by rank. */
function nearestOf(
  published: Listing[],
  found: Listing[],
  place: PlaceName,
  filters: SearchFilters,
): Listing[] {
  const market = place.type === 'MARKET' ? MARKETS.find(({ slug }) => slug === place.slug) : undefined;
  const center = pointOf(place) ?? market;
  const rated = published
    .filter((listing) => !found.includes(listing))
    .map((listing) => ({
      listing,
      misses: Object.values(passes(listing, filters)).filter((isPassed) => !isPassed).length,
      far: center
        ? milesBetween(center, listing)
        : -scoreTenths(
            listing,
            { ...filters, availabilityDates: [], priceCents: null },
            { type: 'ALL_MARKETS' },
          ),
    }))
    .sort(
      (a, b) =>
        Number(a.far > 100) - Number(b.far > 100) ||
        a.misses - b.misses ||
        a.far - b.far ||
        a.listing.id - b.listing.id,
    );
  return rated.slice(0, 6).map(({ listing }) => listing);
}

export function bruteForce(listings: readonly Listing[], place: PlaceName, filters: SearchFilters) {
  const published = listings.filter(({ isPublished }) => isPublished);
  const { area } = filters;
  const inside = area
    ? published.filter(
        ({ lat, lon }) => lat >= area.south && lat <= area.north && lon >= area.west && lon <= area.east,
      )
    : inPlace(published, place, filters.radiusMiles);
  const direction = filters.sortOrder === 'asc' ? 1 : -1;
  const found = inside.filter((listing) => passesAllBut(listing, filters));
  const sorted = found
    .map((listing) => ({
      listing,
      value: sortValue(listing, filters, place),
      score: scoreTenths(listing, filters, place),
    }))
    .sort(
      (a, b) =>
        Number(a.value === null) - Number(b.value === null) ||
        ((a.value ?? 0) - (b.value ?? 0)) * direction ||
        b.score - a.score ||
        b.listing.stars.length - a.listing.stars.length ||
        a.listing.id - b.listing.id,
    );
  const countFor = (group: string, has: (listing: Listing) => boolean) =>
    inside.filter((listing) => has(listing) && passesAllBut(listing, filters, group)).length;
  const category = listings[0]?.category ?? 'wedding-venues';
  const facetCounts = filterRootsOf(category).flatMap((root) =>
    root.options.map(
      ({ id, slug }) => [slug, countFor(root.key, (listing) => listing.optionIds.includes(id))] as const,
    ),
  );
  /** The first larger circle with somebody more, where few were found. */
  function widerThan(radiusMiles: number | null) {
    const center = centerOf(place);
    if (!center || radiusMiles === null || filters.page > 1 || found.length >= 12) return null;
    return (
      [10, 25, 50, 100, 200]
        .filter((miles) => miles > radiusMiles)
        .map((miles) => {
          const all = published.filter(isNear(center, miles)).filter((one) => passesAllBut(one, filters));
          return { radiusMiles: miles, more: all.length - found.length };
        })
        .find(({ more }) => more > 0) ?? null
    );
  }
  const prices = inside.map(shownPrice).filter((price) => price !== null);
  return {
    total: found.length,
    widerThan,
    page: sorted.slice((filters.page - 1) * 24, filters.page * 24),
    facetCounts: Object.fromEntries(facetCounts),
    awardCounts: {
      ...Object.fromEntries(
        AWARDS.map((award) => [award, countFor('awards', (listing) => listing.awards.includes(award))]),
      ),
      BEST_OF_ALL: countFor('awards', (listing) => listing.awards.length > 0),
    },
    metroCounts: Object.fromEntries(
      METRO_TYPES.map((type) => [type, countFor('metro', (listing) => listing.metroType === type)]),
    ),
    priceBounds: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
    nearest: filters.page === 1 && found.length < 6 ? nearestOf(published, found, place, filters) : [],
    featured: found.filter(({ featuredUntil }) => featuredUntil !== null && featuredUntil > NOW).length,
  };
}
