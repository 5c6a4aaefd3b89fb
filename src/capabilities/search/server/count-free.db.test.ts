import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import {
  CITIES,
  insertPlaces,
  makeListings,
  NOW,
  SATURDAYS,
  writeListings,
} from '../testing/listing-world.ts';
import { createFreeCounter } from './count-free.ts';
import { refreshSearch } from './refresh-search.ts';

const BAKERS: TaxonomyKey = 'wedding-cakes-desserts';
const [HUDSON] = CITIES;
const STOWE = CITIES[4];
const [day] = SATURDAYS;

let database: TestDatabase;

/** Bakers of one town, all published; every other one is taken on the day. */
async function openIn(city: (typeof CITIES)[number], count: number, firstId: number): Promise<void> {
  const listings = makeListings('free', count, BAKERS, firstId).map((listing, index) => ({
    ...listing,
    ...{ cityId: city.id, stateCode: city.state, marketId: city.market, lat: city.lat, lon: city.lon },
    ...{ isPublished: true, showsAvailability: true, availableThrough: null, daysOff: [] },
    blockedDays: index % 2 === 0 && day ? [day] : [],
    ...{ priceCents: 100_000, isPriceVisible: true },
  }));
  await writeListings(database.db.$client, listings);
  const ids = listings.map(({ id }) => id);
  await database.db.transaction((tx) => refreshSearch(tx, ids, NOW));
}

beforeAll(async () => {
  database = await openTestDatabase();
  await insertPlaces(database.db);
});
afterAll(() => database.close());

test('says who is free near by, and how far the next are where nobody is', async () => {
  if (!day) throw new Error('no day');
  const ask = (citySlug: string) =>
    createFreeCounter({ ...database })({ category: BAKERS, citySlug, day, upToCents: 120_000 });
  expect(await ask('nowhere-zz'), 'an unknown town').toBeNull();
  expect(await ask(HUDSON.slug), 'nobody anywhere').toEqual({
    ...{ near: 0, free: 0, taken: 0, fitting: 0 },
    farther: null,
  });

  await openIn(STOWE, 3, 1);
  const none = await ask(HUDSON.slug);
  expect(none).toMatchObject({ near: 0, free: 0, farther: { radiusMiles: 200, count: 3 } });
  expect(none?.farther?.nearestMiles).toBeGreaterThan(150);
  expect(none?.farther?.nearestMiles).toBeLessThan(175);

  await openIn(HUDSON, 4, 11);
  expect(await ask(HUDSON.slug)).toEqual({ near: 4, free: 2, taken: 2, fitting: 2, farther: null });
});
