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

/** Whole numbers from 0 up to the largest a column holds. */
export type WantedRange = { column: Int32Array; min: number; max: number };

/** What a row must have: one of some bits, a number within a range, or whatever else a question wants. */
export type GroupTest =
  | { kind: 'bits'; wanted: HalfWords }
  | ({ kind: 'range' } & WantedRange)
  | { kind: 'other'; passes: RowTest };

/** One filter of a search. Alternatives within it are one group; groups add up. */
export type FilterGroup = {
  /** Its name in the address: a facet's key, 'awards', 'metro', 'price', 'capacity', 'date'. */
  name: string;
  test: GroupTest;
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

const LARGEST = 2_147_483_647;

/** Unknown, which is -1, lies below every range. */
function rangeOf(column: Int32Array, { min, max }: OpenRange): GroupTest {
  if (min > LARGEST) return { kind: 'other', passes: () => false };
  return { kind: 'range', column, min: Math.max(0, min), max: Math.min(max ?? LARGEST, LARGEST) };
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

function bitGroup(name: string, wanted: HalfWords, options: HalfWords): FilterGroup {
  return { name, test: { kind: 'bits', wanted }, options };
}

function facetGroups(category: TaxonomyKey, facets: SearchFilters['facets']): FilterGroup[] {
  return filterRootsOf(category)
    .filter((root) => facets[root.key]?.length)
    .map((root) => {
      const chosen = root.options.filter((option) => facets[root.key]?.includes(option.slug));
      const wordsOf = (options: typeof chosen) =>
        inHalves(facetWords({ optionIds: options.map(({ id }) => id) }));
      return bitGroup(root.key, wordsOf(chosen), wordsOf([...root.options]));
    });
}

/** Every filter that narrows this search. A piece of the map is a place, not a filter. */
export function filterGroups(
  rows: CategoryRows,
  category: TaxonomyKey,
  filters: SearchFilters,
  days: readonly AskedDay[],
): FilterGroup[] {
  const { priceCents, capacity, metroTypes } = filters;
  const awards = expandAwards(filters.awardGroups);
  const groups = facetGroups(category, filters.facets);
  const add = (name: string, test: GroupTest) => groups.push({ name, test, options: null });
  if (awards.length > 0) {
    const all = inHalves(facetWords({ awards: AWARDS }));
    groups.push(bitGroup('awards', inHalves(facetWords({ awards })), all));
  }
  if (metroTypes.length > 0) {
    const all = inHalves(facetWords({ metroTypes: METRO_TYPES }));
    groups.push(bitGroup('metro', inHalves(facetWords({ metroTypes })), all));
  }
  if (priceCents) add('price', rangeOf(rows.columns.price, priceCents));
  if (capacity) add('capacity', rangeOf(rows.columns.capacity, capacity));
  if (days.length > 0) add('date', { kind: 'other', passes: datesTest(rows, days) });
  return groups;
}
