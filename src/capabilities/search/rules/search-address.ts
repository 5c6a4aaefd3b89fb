import { parseCalendarDate } from '#base/calendar-date.ts';
import { parseUsDate } from '#base/calendar-date-format.ts';
import { parseDollars } from '#base/money.ts';
import {
  AWARDS,
  type AwardGroup,
  collapseAwards,
  expandAwards,
} from '#capabilities/storefronts/rules/badges.ts';
import { METRO_TYPES } from '#capabilities/storefronts/rules/metro-types.ts';
import { MARKETPLACE_CATEGORIES, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { type FacetChoices, groupChoices, optionsOfSlug } from './facet-choices.ts';
import { NO_FILTERS, type OpenRange, type SearchArea, type SearchFilters } from './search-filters.ts';
import {
  filterRootsOf,
  hasCapacityFilter,
  PLAIN_PARAMETERS,
  type PlainParameter,
} from './search-parameters.ts';
import { SEARCH_RADII } from './search-radius.ts';
import { naturalOrder, SORT_KEYS, SORT_ORDERS } from './sort-keys.ts';

/** Every parameter of any category's search, for pages that serve all of them. */
export const SEARCH_PARAMETERS: readonly string[] = [
  ...new Set([
    ...PLAIN_PARAMETERS,
    ...MARKETPLACE_CATEGORIES.flatMap(({ taxonomyKey }) =>
      filterRootsOf(taxonomyKey).map((root) => root.key),
    ),
  ]),
].sort();

/** Where the browser says it is, to about a mile. */
export type NearPoint = { lat: number; lon: number };

const CENTS = 100;
const MOST_DOLLARS = 20_000_000;
const MOST_GUESTS = 100_000;
const MOST_DATES = 5;
const MOST_PAGES = 10_000;
const AREA_STEPS = 10_000;
const NEAR_STEPS = 100;

/** A form repeats a name for every box, an address joins with commas; both mean the same. */
function readWords(params: URLSearchParams, name: string): string[] {
  return params.getAll(name).flatMap((value) => value.split(','));
}

function readWord(params: URLSearchParams, name: PlainParameter): string {
  return params.get(name) ?? '';
}

function readWhole(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** What a form without scripts sends is as it was typed: '$2,000'. */
function readTyped(text: string): number | undefined {
  const cents = parseDollars(text);
  return cents === undefined ? undefined : Math.floor(cents / CENTS);
}

function readDegrees(text: string, limit: number, steps: number): number | undefined {
  if (!/^-?\d{1,3}(\.\d{1,20})?$/.test(text)) return undefined;
  // Adding zero turns a negative zero into a plain one.
  const degrees = Math.round(Number(text) * steps) / steps + 0;
  return Math.abs(degrees) <= limit ? degrees : undefined;
}

/** Null for a range that says nothing, as '0-max', and for one that makes no sense. */
function openRange(min: number | undefined, max: number | null | undefined, most: number): OpenRange | null {
  if (min === undefined || max === undefined || min > most) return null;
  if (max !== null && (max > most || max < min)) return null;
  return min === 0 && max === null ? null : { min, max };
}

function readRange(params: URLSearchParams, name: 'price' | 'capacity', most: number): OpenRange | null {
  const joined = /^(\d{1,9})-(\d{1,9}|max)$/.exec(readWord(params, name));
  if (joined) return openRange(Number(joined[1]), joined[2] === 'max' ? null : Number(joined[2]), most);
  const [first, last] = [readWord(params, `${name}-min`), readWord(params, `${name}-max`)];
  const min = first === '' ? 0 : readTyped(first);
  const max = last === '' || last === 'max' ? null : readTyped(last);
  // Whoever types the ends the other way round means the same.
  return min && max && min > max ? openRange(max, min, most) : openRange(min, max, most);
}

function readFacets(category: TaxonomyKey, params: URLSearchParams): FacetChoices {
  const options = filterRootsOf(category).flatMap((root) =>
    readWords(params, root.key)
      .flatMap((slug) => optionsOfSlug(category, slug))
      .filter((option) => option.rootKey === root.key),
  );
  return groupChoices(category, options);
}

function readDates(params: URLSearchParams): SearchFilters['availabilityDates'] {
  // A form sends a day as it was typed.
  const dates = readWords(params, 'date').map((word) => parseCalendarDate(word) ?? parseUsDate(word));
  return [...new Set(dates.filter((date) => date !== undefined))].sort().slice(0, MOST_DATES);
}

function awardWord(group: AwardGroup): string {
  return group.toLowerCase().replaceAll('_', '-');
}

function readAwards(params: URLSearchParams): AwardGroup[] {
  const words = readWords(params, 'awards');
  const groups: readonly AwardGroup[] = [...AWARDS, 'BEST_OF_ALL'];
  return collapseAwards(expandAwards(groups.filter((group) => words.includes(awardWord(group)))));
}

function readArea(params: URLSearchParams): SearchArea | null {
  const words = readWord(params, 'area').split(',');
  if (words.length !== 4) return null;
  const [south, west, north, east] = words.map((word, index) =>
    readDegrees(word, index % 2 === 0 ? 90 : 180, AREA_STEPS),
  );
  if (south === undefined || west === undefined || north === undefined || east === undefined) return null;
  return south < north && west < east ? { south, west, north, east } : null;
}

function inCents(range: OpenRange | null): OpenRange | null {
  return range && { min: range.min * CENTS, max: range.max === null ? null : range.max * CENTS };
}

/** What an address asks for. Whatever makes no sense is left out; nothing here can fail. */
export function readSearchFilters(category: TaxonomyKey, params: URLSearchParams): SearchFilters {
  const metro = readWords(params, 'metro');
  const sortBy = SORT_KEYS.find((key) => key === params.get('sort')) ?? NO_FILTERS.sortBy;
  const page = readWhole(readWord(params, 'page')) ?? 1;
  return {
    facets: readFacets(category, params),
    priceCents: inCents(readRange(params, 'price', MOST_DOLLARS)),
    capacity: hasCapacityFilter(category) ? readRange(params, 'capacity', MOST_GUESTS) : null,
    availabilityDates: readDates(params),
    awardGroups: readAwards(params),
    metroTypes: METRO_TYPES.filter((type) => metro.includes(type.toLowerCase())),
    area: readArea(params),
    radiusMiles: SEARCH_RADII.find((miles) => String(miles) === params.get('radius')) ?? null,
    sortBy,
    sortOrder: SORT_ORDERS.find((order) => order === params.get('order')) ?? naturalOrder(sortBy),
    page: page >= 1 && page <= MOST_PAGES ? page : 1,
  };
}

/** The point of 'near me'; undefined while the address has none. */
export function readNearPoint(params: URLSearchParams): NearPoint | undefined {
  const lat = readDegrees(readWord(params, 'lat'), 90, NEAR_STEPS);
  const lon = readDegrees(readWord(params, 'lon'), 180, NEAR_STEPS);
  return lat === undefined || lon === undefined ? undefined : { lat, lon };
}

function rangeText(range: OpenRange | null, unit = 1): string {
  if (!range) return '';
  // A price between two dollars is kept within the range it came from.
  const max = range.max === null ? 'max' : Math.floor(range.max / unit);
  return `${Math.ceil(range.min / unit)}-${max}`;
}

function degreesText(degrees: number, steps: number): string {
  return String(Math.round(degrees * steps) / steps + 0);
}

/** The one query string for these filters, without a question mark; empty without filters. */
export function writeSearchQuery(
  category: TaxonomyKey,
  filters: SearchFilters,
  near?: NearPoint | null,
): string {
  const { area } = filters;
  const options = Object.values(filters.facets)
    .flat()
    .flatMap((slug) => optionsOfSlug(category, slug));
  const values: Record<string, string> = {
    area: area
      ? [area.south, area.west, area.north, area.east]
          .map((degrees) => degreesText(degrees, AREA_STEPS))
          .join(',')
      : '',
    awards: collapseAwards(expandAwards(filters.awardGroups)).map(awardWord).join(','),
    capacity: hasCapacityFilter(category) ? rangeText(filters.capacity) : '',
    date: [...new Set(filters.availabilityDates)].sort().slice(0, MOST_DATES).join(','),
    lat: near ? degreesText(near.lat, NEAR_STEPS) : '',
    lon: near ? degreesText(near.lon, NEAR_STEPS) : '',
    metro: METRO_TYPES.filter((type) => filters.metroTypes.includes(type))
      .map((type) => type.toLowerCase())
      .join(','),
    order: filters.sortOrder === naturalOrder(filters.sortBy) ? '' : filters.sortOrder,
    page: filters.page > 1 ? String(filters.page) : '',
    price: rangeText(filters.priceCents, CENTS),
    radius: filters.radiusMiles === null ? '' : String(filters.radiusMiles),
    sort: filters.sortBy === NO_FILTERS.sortBy ? '' : filters.sortBy,
  };
  for (const [root, slugs] of Object.entries(groupChoices(category, options))) values[root] = slugs.join(',');
  // Names and values hold nothing that an address would have to escape.
  return Object.keys(values)
    .sort()
    .flatMap((name) => (values[name] ? `${name}=${values[name]}` : []))
    .join('&');
}
