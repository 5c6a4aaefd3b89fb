import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { AWARDS, collapseAwards } from '#capabilities/storefronts/rules/badges.ts';
import { METRO_TYPES } from '#capabilities/storefronts/rules/metro-types.ts';
import { MARKETPLACE_CATEGORIES, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { FACET_ROOTS } from '#capabilities/taxonomy/rules/facets.ts';
import { venueSubTypePath } from '#capabilities/taxonomy/rules/search-paths.ts';
import { VENUE_SUB_TYPES } from '#capabilities/taxonomy/rules/venue-sub-types.ts';
import { groupChoices, optionsOfSlug } from './facet-choices.ts';
import { readNearPoint, readSearchFilters, SEARCH_PARAMETERS, writeSearchQuery } from './search-address.ts';
import { NO_FILTERS, type SearchFilters } from './search-filters.ts';
import { filterRootsOf, hasCapacityFilter } from './search-parameters.ts';
import { SEARCH_RADII } from './search-radius.ts';
import { SORT_KEYS, SORT_ORDERS } from './sort-keys.ts';

const VENUES = 'wedding-venues';

function read(query: string, category: TaxonomyKey = VENUES): SearchFilters {
  return readSearchFilters(category, new URLSearchParams(query));
}

function canonical(query: string, category: TaxonomyKey = VENUES): string {
  return writeSearchQuery(category, read(query, category));
}

const category = fc.constantFrom(...MARKETPLACE_CATEGORIES.map((row) => row.taxonomyKey));

function rangeOf(most: number, unit = 1) {
  return fc
    .tuple(fc.nat(most), fc.option(fc.nat(most)))
    .map(([a, b]) => (b === null ? { min: a, max: null } : { min: Math.min(a, b), max: Math.max(a, b) }))
    .map(({ min, max }) => (min === 0 && max === null ? null : { min: min * unit, max: max && max * unit }));
}

function degrees(limit: number) {
  return fc.integer({ min: -limit * 10_000, max: limit * 10_000 }).map((steps) => steps / 10_000 + 0);
}

/** Filters as the reader would give them: grouped, sorted, without doubles. */
const request = category.chain((key) =>
  fc.record({
    key: fc.constant(key),
    filters: fc.record({
      facets: fc
        .subarray(filterRootsOf(key).flatMap((root) => root.options))
        .map((options) => groupChoices(key, options)),
      priceCents: rangeOf(20_000_000, 100),
      capacity: hasCapacityFilter(key) ? rangeOf(100_000) : fc.constant(null),
      availabilityDates: fc
        .uniqueArray(
          fc.date({ min: new Date('2026-01-01'), max: new Date('2031-12-31'), noInvalidDate: true }),
          {
            maxLength: 5,
            selector: (date) => date.toISOString().slice(0, 10),
          },
        )
        .map((dates) => dates.map((date) => calendarDate(date.toISOString().slice(0, 10))).sort()),
      awardGroups: fc.subarray([...AWARDS]).map(collapseAwards),
      metroTypes: fc.subarray([...METRO_TYPES]),
      area: fc.option(
        fc
          .tuple(degrees(90), degrees(180), degrees(90), degrees(180))
          .filter(([south, west, north, east]) => south < north && west < east)
          .map(([south, west, north, east]) => ({ south, west, north, east })),
      ),
      radiusMiles: fc.option(fc.constantFrom(...SEARCH_RADII)),
      sortBy: fc.constantFrom(...SORT_KEYS),
      sortOrder: fc.constantFrom(...SORT_ORDERS),
      page: fc.integer({ min: 1, max: 10_000 }),
    }),
  }),
);

describe('the address of a search', () => {
  test('says nothing where there is nothing to say', () => {
    for (const { taxonomyKey } of MARKETPLACE_CATEGORIES) {
      expect(writeSearchQuery(taxonomyKey, NO_FILTERS)).toBe('');
      expect(read('', taxonomyKey)).toEqual(NO_FILTERS);
    }
  });

  test('has one form for each set of filters, and that form is read back as it was', () => {
    fc.assert(
      fc.property(request, ({ key, filters }) => {
        const query = writeSearchQuery(key, filters);
        expect(read(query, key)).toEqual(filters);
        expect(canonical(query, key)).toBe(query);
        expect(query).toMatch(/^[A-Za-z0-9=&,.-]*$/);
      }),
      { numRuns: 500, seed: 5 },
    );
  });

  test('lists its parameters in alphabetical order and knows all of them', () => {
    fc.assert(
      fc.property(request, ({ key, filters }) => {
        const names = [...new URLSearchParams(writeSearchQuery(key, filters)).keys()];
        expect(names).toEqual([...names].sort());
        for (const name of names) expect(SEARCH_PARAMETERS).toContain(name);
      }),
      { numRuns: 200, seed: 6 },
    );
  });

  test('survives whatever is typed', () => {
    const name = fc.oneof(fc.constantFrom(...SEARCH_PARAMETERS), fc.string());
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom("'; drop table storefronts; --", '<script>alert(1)</script>', '%00', '-1-5', '9e9-max'),
    );
    fc.assert(
      fc.property(category, fc.array(fc.tuple(name, value)), (key, pairs) => {
        const filters = readSearchFilters(key, new URLSearchParams(pairs));
        const query = writeSearchQuery(key, filters);
        expect(read(query, key)).toEqual(filters);
      }),
      { numRuns: 500, seed: 7 },
    );
  });

  test.each([
    ['venue-type=hotel-resort,barn-farm,hotel-resort', 'venue-type=barn-farm,hotel-resort'],
    ['venue-type=barn-farm&venue-type=hotel-resort', 'venue-type=barn-farm,hotel-resort'],
    ['venue-type=barn-farm&utm_source=mail', 'venue-type=barn-farm'],
    ['venue-type=castle-on-the-moon', ''],
    ['venue-type=all-inclusive', ''],
    ['venue-setting=outdoor', 'venue-setting=outdoor-space,covered-outdoor-space'],
    ['venue-setting=indoor', 'venue-setting=indoor-space'],
    ['venue-service-level=select-services', 'venue-service-level=limited-services'],
    ['venue-restrictions=no-open-flames', ''],
    ['price=2000-9000', 'price=2000-9000'],
    ['price=2000-max', 'price=2000-max'],
    ['price=002000-9000', 'price=2000-9000'],
    ['price=0-max', ''],
    ['price=9000-2000', ''],
    ['price=-5-2000', ''],
    ['price=0-999999999', ''],
    ['price-min=2000&price-max=', 'price=2000-max'],
    ['price-min=&price-max=9000', 'price=0-9000'],
    ['price-min=%242%2C000&price-max=9+000.50', 'price=2000-9000'],
    ['capacity-min=1%2C200', 'capacity=1200-max'],
    ['price-min=a&price-max=9000', ''],
    ['capacity=0-50', 'capacity=0-50'],
    ['capacity=120-max', 'capacity=120-max'],
    ['capacity-min=120&capacity-max=max', 'capacity=120-max'],
    ['date=2027-06-12,2027-06-11', 'date=2027-06-11,2027-06-12'],
    ['date=2027-02-30', ''],
    ['awards=best-of-2023,best-of-2024', 'awards=best-of-all'],
    ['awards=best-of-2024', 'awards=best-of-2024'],
    ['awards=best-of-1999', ''],
    ['metro=rural,urban,moon', 'metro=urban,rural'],
    ['area=40,-75.123456,41.5,-73', 'area=40,-75.1235,41.5,-73'],
    ['area=41,-75,40,-73', ''],
    ['area=40,-75,41', ''],
    ['sort=price', 'sort=price'],
    ['sort=price&order=asc', 'sort=price'],
    ['sort=price&order=desc', 'order=desc&sort=price'],
    ['sort=searchScore&order=desc', ''],
    ['sort=constructor', ''],
    ['page=1', ''],
    ['page=0', ''],
    ['page=2', 'page=2'],
    ['page=99999', ''],
  ])('%s becomes %s', (typed, expected) => {
    expect(canonical(typed)).toBe(expected);
  });

  test('a choice below another falls away with it', () => {
    const [formats] = filterRootsOf('wedding-bands-djs').filter((root) => root.key === 'dj-format');
    const format = formats?.options[0]?.slug ?? '';
    expect(canonical(`dj-format=${format}`, 'wedding-bands-djs')).toBe('');
    expect(canonical(`musician-category=dj&dj-format=${format}`, 'wedding-bands-djs')).toBe(
      `dj-format=${format}&musician-category=dj`,
    );
  });

  test('guests are asked of venues only', () => {
    expect(canonical('capacity=0-50', 'wedding-florists')).toBe('');
  });

  test('every entry below venues in the navigation is its own canonical address', () => {
    for (const subType of VENUE_SUB_TYPES) {
      const query = venueSubTypePath(subType).split('?')[1] ?? '';
      expect(canonical(query)).toBe(query);
    }
  });

  test('no facet is called like another parameter', () => {
    const plain = SEARCH_PARAMETERS.filter((name) => !FACET_ROOTS.some((root) => root.key === name));
    expect(plain).toHaveLength(16);
    expect(new Set(SEARCH_PARAMETERS).size).toBe(SEARCH_PARAMETERS.length);
  });
});

describe('near me', () => {
  test('a point is kept to two decimals and written among the others', () => {
    const point = readNearPoint(new URLSearchParams('lat=42.2529&lon=-73.791'));
    expect(point).toEqual({ lat: 42.25, lon: -73.79 });
    expect(writeSearchQuery(VENUES, read('metro=rural&capacity=0-50'), point)).toBe(
      'capacity=0-50&lat=42.25&lon=-73.79&metro=rural',
    );
  });

  test.each(['lat=42', 'lat=91&lon=0', 'lat=a&lon=b', 'lon=-73', 'lat=1e1&lon=2'])(
    '%s is no point',
    (query) => {
      expect(readNearPoint(new URLSearchParams(query))).toBeUndefined();
    },
  );
});

describe('words of couples', () => {
  test('stand for the options they mean, in venues only', () => {
    expect(optionsOfSlug(VENUES, 'outdoor').map((option) => option.key)).toEqual([
      'outdoor-space',
      'covered-outdoor-space',
    ]);
    expect(optionsOfSlug('wedding-florists', 'outdoor')).toEqual([]);
  });
});
