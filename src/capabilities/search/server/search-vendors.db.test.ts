import { drizzle } from 'drizzle-orm/node-postgres';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AWARDS } from '#capabilities/storefronts/rules/badges.ts';
import { METRO_TYPES } from '#capabilities/storefronts/rules/metro-types.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { systemClock } from '#platform/clock.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { searchAnswerSchema, searchQuerySchema } from '../contract.ts';
import { groupChoices } from '../rules/facet-choices.ts';
import { NO_FILTERS, type SearchFilters } from '../rules/search-filters.ts';
import { filterRootsOf, hasCapacityFilter } from '../rules/search-parameters.ts';
import { SORT_KEYS, SORT_ORDERS } from '../rules/sort-keys.ts';
import { bruteForce, type PlaceName } from '../testing/brute-force.ts';
import {
  CITIES,
  insertPlaces,
  type Listing,
  MARKETS,
  makeListings,
  NOW,
  SATURDAYS,
  writeListings,
} from '../testing/listing-world.ts';
import { createCardShelf } from './card-shelf.ts';
import { createLocationFinder } from './find-location.ts';
import { createLookMemory } from './look-memory.ts';
import { refreshSearch } from './refresh-search.ts';
import { presentAnswer, writeAnswer } from './search-answer.ts';
import { createSearchMemory } from './search-memory.ts';
import { type Look, searchVendors } from './search-vendors.ts';

const VENUES: TaxonomyKey = 'wedding-venues';
const MUSIC: TaxonomyKey = 'wedding-bands-djs';

let database: TestDatabase;
let tools: ReturnType<typeof openTools>;
const clock = { ...systemClock, now: () => NOW };
const shelves = new Map<TaxonomyKey, Listing[]>();

/** Writes listings and refreshes their rows, as a change and its job would. */
async function save(listings: readonly Listing[]): Promise<void> {
  await writeListings(database.db.$client, listings);
  const ids = listings.map(({ id }) => id);
  await database.db.transaction((tx) => refreshSearch(tx, ids, NOW));
}

function openTools() {
  return {
    memory: createSearchMemory(database),
    findLocation: createLocationFinder(database),
    cards: createCardShelf(database),
    looks: createLookMemory<Look>(),
  };
}

beforeAll(async () => {
  database = await openTestDatabase();
  await insertPlaces(database.db);
  shelves.set(VENUES, makeListings('search', 320, VENUES, 1));
  shelves.set(MUSIC, makeListings('search', 160, MUSIC, 1_001));
  for (const listings of shelves.values()) await save(listings);
  tools = openTools();
});
afterAll(() => database.close());

function range(values: readonly number[]) {
  return fc.option(
    fc
      .tuple(fc.constantFrom(...values), fc.option(fc.constantFrom(...values)))
      .filter(([min, max]) => !(min === 0 && max === null))
      .map(([a, b]) => ({ min: b === null ? a : Math.min(a, b), max: b === null ? null : Math.max(a, b) })),
    { freq: 2 },
  );
}

const place: fc.Arbitrary<PlaceName> = fc.oneof(
  fc.constant({ type: 'ALL_MARKETS' as const }),
  fc.constantFrom('new-york', 'vermont').map((slug) => ({ type: 'STATE' as const, slug })),
  fc
    .constantFrom('hudson-valley-ny', 'buffalo-ny', 'burlington-vt')
    .map((slug) => ({ type: 'MARKET' as const, slug })),
  fc
    .constantFrom('hudson-ny', 'stowe-vt', 'pownal-vt', 'buffalo-ny')
    .map((slug) => ({ type: 'CITY' as const, slug })),
  fc
    .constantFrom({ lat: 42.3, lon: -73.8 }, { lat: 44, lon: -72 })
    .map((point) => ({ type: 'NEAR_ME' as const, ...point })),
);

function filtersOf(category: TaxonomyKey): fc.Arbitrary<SearchFilters> {
  const options = filterRootsOf(category).flatMap((root) => root.options);
  const prices = [0, 100_000, 500_000, 1_000_000, 2_000_000, 9_000_000];
  return fc.record({
    facets: fc
      .oneof(
        fc.subarray(options, { maxLength: 3 }),
        fc.constantFrom(...filterRootsOf(category)).chain((root) => fc.subarray([...root.options])),
        fc.subarray(options, { maxLength: 12 }),
      )
      .map((chosen) => groupChoices(category, chosen)),
    priceCents: range(prices),
    capacity: hasCapacityFilter(category) ? range([0, 50, 51, 120, 300]) : fc.constant(null),
    availabilityDates: fc.subarray(SATURDAYS, { maxLength: 2 }),
    awardGroups: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      fc.constantFrom(['BEST_OF_ALL' as const], [AWARDS[0]], [AWARDS[1]]),
    ),
    metroTypes: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.subarray([...METRO_TYPES])),
    area: fc.option(
      fc.constantFrom(
        { south: 41.5, west: -74.5, north: 42.5, east: -73.5 },
        { south: 10, west: 10, north: 11, east: 11 },
      ),
      { freq: 8 },
    ),
    radiusMiles: fc.option(fc.constantFrom(10, 50, 100), { freq: 4 }),
    sortBy: fc.constantFrom(...SORT_KEYS),
    sortOrder: fc.constantFrom(...SORT_ORDERS),
    page: fc.constantFrom(1, 1, 1, 2, 3, 9),
  });
}

const question = fc
  .constantFrom(VENUES, VENUES, MUSIC)
  .chain((category) => fc.record({ category: fc.constant(category), place, filters: filtersOf(category) }));

function toQuery(category: TaxonomyKey, where: PlaceName, filters: SearchFilters) {
  const open = (value: SearchFilters['priceCents']) =>
    value && { min: value.min, max: value.max ?? ('max' as const) };
  return searchQuerySchema.parse({
    vendorType: category,
    location: { slug: null, ...where },
    facets: Object.values(filters.facets).flat(),
    price: open(filters.priceCents),
    capacity: open(filters.capacity),
    availabilityDates: filters.availabilityDates,
    awardGroups: filters.awardGroups,
    metroTypes: filters.metroTypes,
    area: filters.area,
    radiusMiles: filters.radiusMiles,
    sortBy: filters.sortBy,
    sortOrder: filters.sortOrder,
    page: filters.page,
  });
}

async function ask(category: TaxonomyKey, where: PlaceName, filters: SearchFilters, by = tools) {
  const result = await searchVendors(clock, by, toQuery(category, where, filters));
  if (!result.ok) throw new Error(result.failure.message);
  const answer = presentAnswer(result.value);
  // What is sent as it was written is what the contract says and what a page would be drawn with.
  expect(JSON.parse(writeAnswer(result.value))).toEqual(answer);
  expect(searchAnswerSchema.parse(answer)).toEqual(answer);
  return answer;
}

/** Everything the slow search knows has to be what the answer says. */
async function compare(category: TaxonomyKey, where: PlaceName, filters: SearchFilters): Promise<void> {
  const answer = await ask(category, where, filters);
  const expected = bruteForce(shelves.get(category) ?? [], where, filters);
  expect(answer.total).toBe(expected.total);
  expect(answer.results.map(({ card }) => card.storefrontUuid)).toEqual(
    expected.page.map(({ listing }) => listing.uuid),
  );
  expect(answer.results.map(({ card }) => Math.round(card.searchScore * 10))).toEqual(
    expected.page.map(({ score }) => score),
  );
  for (const { card, scoreParts } of answer.results) {
    expect(scoreParts.reduce((sum, { points }) => sum + Math.round(points * 10), 0)).toBe(
      Math.round(card.searchScore * 10),
    );
  }
  expect(answer.facetCounts).toEqual(expected.facetCounts);
  expect(answer.awardCounts).toEqual(expected.awardCounts);
  expect(answer.metroCounts).toEqual(expected.metroCounts);
  expect(answer.priceBounds).toEqual(expected.priceBounds);
  expect(answer.featured).toHaveLength(filters.page === 1 ? Math.min(3, expected.featured) : 0);
  expect(answer.nearest.map(({ card }) => card.storefrontUuid)).toEqual(
    expected.nearest.map(({ uuid }) => uuid),
  );
  expect(answer.featured.every((card) => card.featuredPlacement)).toBe(true);
  expect(answer.wider).toEqual(expected.widerThan(answer.location.radiusMiles));
}

describe('a search', () => {
  test('finds, orders and counts what a look at every storefront finds, orders and counts', async () => {
    await fc.assert(
      fc.asyncProperty(question, ({ category, place: where, filters }) => compare(category, where, filters)),
      { numRuns: 300, seed: 12 },
    );
  }, 120_000);

  test('a count beside an option is what choosing it alone would find', async () => {
    await fc.assert(
      fc.asyncProperty(filtersOf(VENUES), fc.nat(), async (some, pick) => {
        const filters = { ...some, page: 1 };
        const { facetCounts } = await ask(VENUES, { type: 'STATE', slug: 'new-york' }, filters);
        const roots = filterRootsOf(VENUES);
        const root = roots[pick % roots.length];
        for (const { slug } of root?.options ?? []) {
          const alone = { ...filters, facets: { ...filters.facets, [root?.key ?? '']: [slug] } };
          expect((await ask(VENUES, { type: 'STATE', slug: 'new-york' }, alone)).total).toBe(
            facetCounts[slug],
          );
        }
      }),
      { numRuns: 25, seed: 3 },
    );
  }, 60_000);

  test('where little is found, says who comes nearest, and where nothing is, which filter to let go', async () => {
    let emptyAnswers = 0;
    await fc.assert(
      fc.asyncProperty(filtersOf(VENUES), place, async (some, where) => {
        const filters = { ...some, page: 1, area: null };
        const answer = await ask(VENUES, where, filters);
        const found = new Set(answer.results.map(({ card }) => card.storefrontUuid));
        expect(answer.nearest.filter(({ card }) => found.has(card.storefrontUuid))).toEqual([]);
        expect(answer.nearest.length).toBe(answer.total < 6 ? 6 : 0);
        if (answer.total > 0) {
          expect(answer.relaxations).toEqual([]);
          return;
        }
        emptyAnswers += 1;
        for (const { filter, total } of answer.relaxations) {
          const { [filter]: _, ...facets } = filters.facets;
          const relaxed: SearchFilters = {
            ...filters,
            facets,
            ...(filter === 'price' && { priceCents: null }),
            ...(filter === 'capacity' && { capacity: null }),
            ...(filter === 'date' && { availabilityDates: [] }),
            ...(filter === 'awards' && { awardGroups: [] }),
            ...(filter === 'metro' && { metroTypes: [] }),
          };
          expect((await ask(VENUES, where, relaxed)).total).toBe(total);
        }
      }),
      { numRuns: 120, seed: 8 },
    );
    expect(emptyAnswers).toBeGreaterThan(10);
  }, 60_000);
});

describe('after changes', () => {
  const everywhere: PlaceName = { type: 'ALL_MARKETS' };
  const EVERY_PLACE: PlaceName[] = [
    everywhere,
    ...['new-york', 'vermont'].map((slug) => ({ type: 'STATE' as const, slug })),
    ...MARKETS.map(({ slug }) => ({ type: 'MARKET' as const, slug })),
    ...CITIES.map(({ slug }) => ({ type: 'CITY' as const, slug })),
  ];

  test('a process that knew the old rows answers like one that starts now', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(319), { minLength: 1, maxLength: 25 }),
        fc.nat(),
        question,
        async (numbers, round, asked) => {
          const venues = shelves.get(VENUES) ?? [];
          const changed = makeListings(`round ${round}`, 320, VENUES, 1)
            .filter((_, index) => numbers.includes(index))
            .map((listing, index) => ({ ...listing, isPublished: index % 3 !== 0 }));
          await save(changed);
          shelves.set(
            VENUES,
            venues.map((old) => changed.find(({ id }) => id === old.id) ?? old),
          );
          await compare(VENUES, asked.place, { ...asked.filters, facets: {}, page: 1 });
          const { filters } = asked;
          if (asked.category === VENUES) {
            expect(await ask(VENUES, asked.place, filters)).toEqual(
              await ask(VENUES, asked.place, filters, openTools()),
            );
          }
        },
      ),
      { numRuns: 25, seed: 21 },
    );
  }, 120_000);

  test('neighbours changed at once are all found afterwards', async () => {
    const rounds = Array.from({ length: 12 }, (_, round) =>
      makeListings(`crowd ${round}`, 40, VENUES, 1).map((listing) => ({
        ...listing,
        isPublished: (listing.id + round) % 4 !== 0,
      })),
    );
    const slices = rounds.map((listings, round) => listings.filter(({ id }) => id % rounds.length === round));
    await Promise.all(slices.map((listings) => writeListings(database.db.$client, listings)));
    // Every refresh takes some of its neighbours along, in another order.
    await Promise.all(
      slices.map((_, round) =>
        database.db.transaction((tx) =>
          refreshSearch(
            tx,
            Array.from({ length: 40 }, (__, index) => ((index * 7 + round) % 40) + 1),
            NOW,
          ),
        ),
      ),
    );
    const fresh = new Map(slices.flat().map((listing) => [listing.id, listing]));
    shelves.set(
      VENUES,
      (shelves.get(VENUES) ?? []).map((old) => fresh.get(old.id) ?? old),
    );
    for (const where of EVERY_PLACE) await compare(VENUES, where, NO_FILTERS);
  }, 60_000);

  test('a storefront that moves, leaves and comes back is found where it is and nowhere else', async () => {
    const mover = (shelves.get(VENUES) ?? []).find(({ isPublished, cityId }) => isPublished && cityId === 1);
    if (!mover) throw new Error('Nobody is in Hudson.');
    const steps = [
      ...CITIES.map(({ id, state, market, lat, lon }) => ({
        ...mover,
        ...{ cityId: id, stateCode: state, marketId: market, lat, lon },
      })),
      { ...mover, isPublished: false },
      mover,
    ];
    for (const step of steps) {
      await save([step]);
      shelves.set(
        VENUES,
        (shelves.get(VENUES) ?? []).map((old) => (old.id === mover.id ? step : old)),
      );
      for (const where of EVERY_PLACE) await compare(VENUES, where, NO_FILTERS);
    }
  }, 60_000);

  test('a storefront that is deleted leaves with the next refresh', async () => {
    const before = await ask(VENUES, everywhere, NO_FILTERS);
    const leaving = (shelves.get(VENUES) ?? []).find(({ isPublished }) => isPublished);
    await database.db.$client.query('delete from storefronts where id = $1', [leaving?.id]);
    await database.db.transaction((tx) => refreshSearch(tx, [leaving?.id ?? 0], NOW));
    expect((await ask(VENUES, everywhere, NO_FILTERS)).total).toBe(before.total - 1);
  });
});

test('the rows of a client outside a pool are written alike', async () => {
  const client = await database.db.$client.connect();
  try {
    await refreshSearch(drizzle(client), [1_001], NOW);
  } finally {
    client.release();
  }
  await compare(MUSIC, { type: 'ALL_MARKETS' }, NO_FILTERS);
});
