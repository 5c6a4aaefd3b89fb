import type { CalendarDate } from '#base/calendar-date.ts';
import { type MapPoint, milesBetween } from '#capabilities/search/rules/distance.ts';
import { type Availability, isAvailableOn } from '#capabilities/storefronts/rules/availability.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { findFacetRoot } from '#capabilities/taxonomy/rules/facet-lookup.ts';
import { type BudgetRange, budgetFitOf } from './budget-fit.ts';
import { MATCH_REASONS, type MatchReason } from './lead-tags.ts';

export type MatchedCouple = {
  weddingDate: CalendarDate | null;
  place: (MapPoint & { marketId: number | null }) | null;
  budget: BudgetRange;
  guestCount: number;
  optionIds: readonly number[];
};

export type MatchedVendor = {
  taxonomyKey: TaxonomyKey;
  availability: Availability;
  place: MapPoint & { marketId: number | null };
  travelRadiusMiles: number;
  budget: BudgetRange;
  optionIds: readonly number[];
  /** Of its largest space; null where it has none. */
  largestCapacity: number | null;
};

/** The facet behind each reason of taste; one option in common is enough. */
const TASTES = {
  FLORIST_ETHICS: 'florist-ethics',
  PHOTOG_PERSONALITY: 'photographer-personality',
  PHOTOG_STYLE: 'photographer-style',
  VENUE_ATMOSPHERE: 'venue-atmosphere',
} as const satisfies Partial<Record<MatchReason, string>>;

function sharesTaste(rootKey: string, couple: MatchedCouple, vendor: MatchedVendor): boolean {
  const root = findFacetRoot(rootKey);
  if (root?.category !== vendor.taxonomyKey) return false;
  return root.options.some(({ id }) => couple.optionIds.includes(id) && vendor.optionIds.includes(id));
}

/** In its own market, or no further away than it travels. */
export function isServed(
  place: MatchedCouple['place'],
  vendor: Pick<MatchedVendor, 'place' | 'travelRadiusMiles'>,
): boolean {
  if (!place) return false;
  if (place.marketId !== null && place.marketId === vendor.place.marketId) return true;
  return milesBetween(place, vendor.place) <= vendor.travelRadiusMiles;
}

/** A hall that is not too small, and not so large that the party is lost in it. */
function fillsSpace(guestCount: number, largestCapacity: number | null): boolean {
  return largestCapacity !== null && guestCount <= largestCapacity && guestCount >= largestCapacity / 2;
}

type Test = (couple: MatchedCouple, vendor: MatchedVendor) => boolean;

const taste =
  (rootKey: string): Test =>
  (couple, vendor) =>
    sharesTaste(rootKey, couple, vendor);

const TESTS: Readonly<Record<MatchReason, Test>> = {
  MATCHING_WEDDING_DATE: ({ weddingDate }, { availability }) =>
    weddingDate !== null && isAvailableOn(weddingDate, availability),
  LOCATION: ({ place }, vendor) => isServed(place, vendor),
  BUDGET: (couple, vendor) => budgetFitOf(couple.budget, vendor.budget) === 'INSIDE',
  FLORIST_ETHICS: taste(TASTES.FLORIST_ETHICS),
  PHOTOG_PERSONALITY: taste(TASTES.PHOTOG_PERSONALITY),
  PHOTOG_STYLE: taste(TASTES.PHOTOG_STYLE),
  VENUE_ATMOSPHERE: taste(TASTES.VENUE_ATMOSPHERE),
  VENUE_CAPACITY: ({ guestCount }, { largestCapacity }) => fillsSpace(guestCount, largestCapacity),
};

/** Why a couple suits a vendor, in the order of the specification. */
export function matchReasonsOf(couple: MatchedCouple, vendor: MatchedVendor): MatchReason[] {
  return MATCH_REASONS.filter((reason) => TESTS[reason](couple, vendor));
}
