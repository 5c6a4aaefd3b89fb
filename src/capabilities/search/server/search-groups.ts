import { type CalendarDate, calendarDate, dayOfWeek, daysBetween } from '#base/calendar-date.ts';
import { AWARDS, expandAwards } from '#capabilities/storefronts/rules/badges.ts';
import { METRO_TYPES } from '#capabilities/storefronts/rules/metro-types.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { facetWords } from '../rules/facet-bits.ts';
import type { OpenRange, SearchFilters } from '../rules/search-filters.ts';
import { filterRootsOf } from '../rules/search-parameters.ts';
import type { CategoryRows } from './category-rows.ts';
import type { RowTest } from './search-scope.ts';
import type { TakenDay } from './taken-days.ts';

/** Facet words in halves, as rows keep them. */
export type HalfWords = { ownLow: number; ownHigh: number; sharedLow: number; sharedHigh: number };

/** One filter of a search. Alternatives within it are one group; groups add up. */
export type FilterGroup = {
  /** Its name in the address: a facet's key, 'awards', 'metro', 'price', 'capacity', 'date'. */
  name: string;
  passes: RowTest;
  /** The bits of which a row must have one, where that is all there is to the filter. */
  wanted: HalfWords | null;
  /** The options to choose from in this group, where its counts leave its own choice aside. */
  options: HalfWords | null;
};

/** A day asked for, and who has taken it. */
export type AskedDay = { day: CalendarDate; taken: Pick<TakenDay, 'has'> };

const HALF = 0xffff_ffffn;

export function inHalves({ own, shared }: { own: bigint; shared: bigint }): HalfWords {
  return {
    ownLow: Number(own & HALF) | 0,
    ownHigh: Number(own >> 32n) | 0,
    sharedLow: Number(shared & HALF) | 0,
    sharedHigh: Number(shared >> 32n) | 0,
  };
}

function wordsTest({ columns }: CategoryRows, wanted: HalfWords): RowTest {
  const { ownLow, ownHigh, sharedLow, sharedHigh } = columns;
  if (wanted.ownLow || wanted.ownHigh) {
    return (place) =>
      (((ownLow[place] ?? 0) & wanted.ownLow) | ((ownHigh[place] ?? 0) & wanted.ownHigh)) !== 0;
  }
  return (place) =>
    (((sharedLow[place] ?? 0) & wanted.sharedLow) | ((sharedHigh[place] ?? 0) & wanted.sharedHigh)) !== 0;
}

/** Unknown, which is -1, never passes. */
function rangeTest(column: Int32Array, { min, max }: OpenRange): RowTest {
  const most = max ?? Number.POSITIVE_INFINITY;
  return (place) => {
    const value = column[place] ?? -1;
    return value >= min && value <= most && value !== -1;
  };
}

/** A day is taken only where the business says so; who does not show a calendar stays among the results. */
function datesTest({ columns }: CategoryRows, days: readonly AskedDay[]): RowTest {
  const { id, showsAvailability, daysOff, availableThrough } = columns;
  const asked = days.map(({ day, taken }) => ({
    number: daysBetween(calendarDate('1970-01-01'), day),
    weekday: 1 << dayOfWeek(day),
    taken,
  }));
  return (place) =>
    showsAvailability[place] === 0 ||
    asked.every(
      ({ number, weekday, taken }) =>
        number <= (availableThrough[place] ?? 0) &&
        ((daysOff[place] ?? 0) & weekday) === 0 &&
        !taken.has(id[place] ?? 0),
    );
}

function bitGroup(rows: CategoryRows, name: string, wanted: HalfWords, options: HalfWords): FilterGroup {
  return { name, passes: wordsTest(rows, wanted), wanted, options };
}

function facetGroups(
  rows: CategoryRows,
  category: TaxonomyKey,
  facets: SearchFilters['facets'],
): FilterGroup[] {
  return filterRootsOf(category)
    .filter((root) => facets[root.key]?.length)
    .map((root) => {
      const chosen = root.options.filter((option) => facets[root.key]?.includes(option.slug));
      const wordsOf = (options: typeof chosen) =>
        inHalves(facetWords({ optionIds: options.map(({ id }) => id) }));
      return bitGroup(rows, root.key, wordsOf(chosen), wordsOf([...root.options]));
    });
}

/** Every filter that narrows this search, those of bits first. A piece of the map is a place, not a filter. */
export function filterGroups(
  rows: CategoryRows,
  category: TaxonomyKey,
  filters: SearchFilters,
  days: readonly AskedDay[],
): FilterGroup[] {
  const { priceCents, capacity, metroTypes } = filters;
  const awards = expandAwards(filters.awardGroups);
  const groups = facetGroups(rows, category, filters.facets);
  const add = (name: string, passes: RowTest) => groups.push({ name, passes, wanted: null, options: null });
  if (awards.length > 0) {
    const all = inHalves(facetWords({ awards: AWARDS }));
    groups.push(bitGroup(rows, 'awards', inHalves(facetWords({ awards })), all));
  }
  if (metroTypes.length > 0) {
    const all = inHalves(facetWords({ metroTypes: METRO_TYPES }));
    groups.push(bitGroup(rows, 'metro', inHalves(facetWords({ metroTypes })), all));
  }
  if (priceCents) add('price', rangeTest(rows.columns.price, priceCents));
  if (capacity) add('capacity', rangeTest(rows.columns.capacity, capacity));
  if (days.length > 0) add('date', datesTest(rows, days));
  return groups;
}
