import { capacityText, plural, truncate } from '#base/text.ts';
import { averageRating } from '#capabilities/reviews/rules/review-scores.ts';
import { byBadgeRank, sortAwards } from '#capabilities/storefronts/rules/badges.ts';
import {
  categoryByNodeId,
  MARKETPLACE_CATEGORIES,
  type TaxonomyKey,
} from '#capabilities/taxonomy/rules/categories.ts';
import { type FacetRoot, facetRootsOf } from '#capabilities/taxonomy/rules/facets.ts';
import { coupleLabel } from '#capabilities/taxonomy/rules/venue-settings.ts';
import type { SearchAnswer, SearchResult, VendorCard } from '../contract.ts';
import { PART_POINTS, SCORE_PARTS, type ScorePart } from '../rules/score-parts.ts';
import type { SearchLocation } from '../rules/search-location.ts';
import type { CardRow } from './card-row.ts';
import type { AskedParts } from './rank-rows.ts';

const SHORT_DESCRIPTION = 220;
const SHORT_REVIEW = 180;
const MOST_DETAILS = 2;
const FEWEST_ANSWERS = 3;
const MINUTES_PER_HOUR = 60;
const SLOWEST_PRAISED_HOURS = 24;

/** The facet a category is best described by: the service level of venues, elsewhere the first that is theirs. */
const leadingRoots = new Map<TaxonomyKey, FacetRoot | undefined>(
  MARKETPLACE_CATEGORIES.map(({ taxonomyKey }) => [taxonomyKey, facetRootsOf(taxonomyKey)[0]]),
);

function detailsOf(category: TaxonomyKey, row: CardRow): string[] {
  const chosen = new Set(row.option_ids);
  const labels = (leadingRoots.get(category)?.options ?? [])
    .filter((option) => chosen.has(option.id))
    .map(coupleLabel);
  const guests = row.capacity ? [capacityText(row.capacity)] : [];
  return [...guests, ...labels].slice(0, MOST_DETAILS);
}

/** Nothing is said on too few answers, and nothing about slow ones. */
function socialProofOf({ answered, median_minutes: minutes }: CardRow): string | null {
  if (minutes === null || (answered ?? 0) < FEWEST_ANSWERS) return null;
  const hours = Math.max(1, Math.ceil(minutes / MINUTES_PER_HOUR));
  return hours > SLOWEST_PRAISED_HOURS ? null : `Often answers within ${plural(hours, 'hour')}`;
}

/** A card as it is kept; answers set their own marks on it. */
export function presentCard(row: CardRow): VendorCard {
  const category = categoryByNodeId(row.category_id)?.taxonomyKey;
  if (!category) throw new Error(`The storefront ${row.id} is in no category.`);
  const isVisible = row.price_range_visible ?? false;
  const start = isVisible ? row.starting_price_cents : null;
  const end = isVisible ? row.end_price_cents : null;
  return {
    storefrontUuid: row.uuid,
    storefrontSlug: row.slug,
    taxonomyNodeKey: category,
    vendorName: row.name,
    address1: row.address1,
    city: row.city,
    stateProvince: row.state_code,
    postalCode: row.postal_code,
    lat: row.lat,
    lon: row.lon,
    metroType: row.metro_type,
    badges: row.badges.toSorted(byBadgeRank),
    awards: sortAwards(row.awards),
    priceRangeVisible: isVisible,
    priceTier: row.price_tier,
    startingPriceCents: start,
    unitPriceCents: isVisible ? row.unit_price_cents : null,
    price: start === null && end === null ? null : { min: start, max: end },
    storefrontCoverId: row.images[0]?.id ?? null,
    imageIds: row.images.map(({ id }) => id),
    images: row.images,
    reviewsCount: row.reviews_count,
    averageReviewsRate: averageRating(row.rating_sum, row.reviews_count) ?? null,
    details: detailsOf(category, row),
    socialProof: socialProofOf(row),
    searchScore: 0,
    displayAvailability: row.display_availability,
    availableDates: [],
    featuredPlacement: false,
    featuredReview:
      row.review_text === null
        ? null
        : { text: truncate(row.review_text, SHORT_REVIEW), authorName: row.review_author ?? '' },
    description: truncate(row.description, SHORT_DESCRIPTION),
    listingMessageType: 'NONE',
    claimed: row.is_claimed,
    pros: row.pros,
    cons: row.cons,
  };
}

/** What is known about a storefront whatever is asked, in tenths of a point. */
export type KnownParts = Record<Exclude<ScorePart, keyof AskedParts>, number>;

export function knownPartsOf(row: CardRow): KnownParts {
  return {
    reviews: row.reviews_score,
    completeness: row.completeness_score,
    answers: row.answers_score,
    freshness: row.freshness_score,
  };
}

const points = (tenths: number) => Math.round(tenths) / 10;

export function scoreOf(parts: KnownParts & AskedParts): number {
  return points(SCORE_PARTS.reduce((sum, part) => sum + (parts[part] ?? 0), 0));
}

/** Parts that nobody asked for are left out; the others add up to the score. */
export function presentParts(parts: KnownParts & AskedParts): SearchResult['scoreParts'] {
  return SCORE_PARTS.flatMap((key) => {
    const part = parts[key];
    return part === null ? [] : [{ key, points: points(part), of: PART_POINTS[key] }];
  });
}

export function presentLocation(
  location: SearchLocation,
  radiusMiles: number | null,
): SearchAnswer['location'] {
  return {
    type: location.type,
    slug: location.slug,
    name: location.name,
    stateCode: 'stateCode' in location ? location.stateCode : null,
    marketId: 'marketId' in location ? location.marketId : null,
    lat: 'lat' in location ? location.lat : null,
    lon: 'lon' in location ? location.lon : null,
    radiusMiles,
  };
}
