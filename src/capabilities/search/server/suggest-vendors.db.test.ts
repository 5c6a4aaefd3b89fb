import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { runTaskOnce } from '#platform/testing/run-task-once.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { insertPlaces, type Listing, makeListings, NOW, writeListings } from '../testing/listing-world.ts';
import { searchJobs } from './jobs.ts';
import { refreshSearch } from './refresh-search.ts';
import { searchRoutes } from './routes.ts';

let database: TestDatabase;
const clock = { ...systemClock, now: () => NOW };

const NAMES = [
  'The Egret & Crown',
  'The Hudson Lyceum',
  'Flint & Linen',
  'Copper Flint Studio',
  'Marie’s Garden',
  "O'Hara and Sons",
  'Café Élan',
  'Rose and Vine',
  'Under the Oak',
  'Willowbrook Conservatory',
  'Crown Point Inn',
  'Sparrowgate Barn',
  'Lake House & Lawn',
  'Negative Nine Photography',
  'Roll Thirty-Six',
  'Studio 54 Films',
  'Van der Berg Florals',
  'House on the Lake',
];

const listings: Listing[] = makeListings('names', NAMES.length, 'wedding-venues', 1).map(
  (listing, index) => ({
    ...listing,
    name: NAMES[index] ?? '',
    isPublished: true,
  }),
);

function openClient() {
  const context = { actor: { kind: 'visitor' }, clock, ip: '127.0.0.1' } as unknown as RequestContext;
  return createRouterClient(searchRoutes({ db: database.db, clock }), { context });
}

let client: ReturnType<typeof openClient>;

async function save(changed: readonly Listing[]): Promise<void> {
  await writeListings(database.db.$client, changed);
  const ids = changed.map(({ id }) => id);
  await database.db.transaction((tx) => refreshSearch(tx, ids, NOW));
}

beforeAll(async () => {
  database = await openTestDatabase();
  await insertPlaces(database.db);
  await save(listings);
  client = openClient();
});
afterAll(() => database.close());

const names = async (prefix: string) => (await client.suggestByName({ prefix })).map(({ name }) => name);

describe('a vendor is found', () => {
  test.each([
    ['sparrow gate', 'Sparrowgate Barn'],
    ['Sparrow-Gate barn', 'Sparrowgate Barn'],
    ['sparrow ga', 'Sparrowgate Barn'],
    ['the sparrow gate', 'Sparrowgate Barn'],
    ['gate sparrow', 'Sparrowgate Barn'],
    ['lakehouse', 'Lake House & Lawn'],
    ['lakehouse law', 'Lake House & Lawn'],
    ['lakehou', 'Lake House & Lawn'],
    ['vanderberg', 'Van der Berg Florals'],
    ['vander berg florals', 'Van der Berg Florals'],
    ['willow brook', 'Willowbrook Conservatory'],
    ['negative 9', 'Negative Nine Photography'],
    ['negative 9 photo', 'Negative Nine Photography'],
    ['roll 36', 'Roll Thirty-Six'],
    ['studio fifty-four', 'Studio 54 Films'],
    ['studio fifty four fi', 'Studio 54 Films'],
  ])('although its words are written together, apart or as a number: %j: %s', async (typed, name) => {
    expect((await names(typed))[0]).toBe(name);
  });

  test.each([
    ['egret & crown', 'The Egret & Crown'],
    ['egret and crown', 'The Egret & Crown'],
    ['egret crown', 'The Egret & Crown'],
    ['the egret', 'The Egret & Crown'],
    ['crown egret', 'The Egret & Crown'],
    ['crown eg', 'The Egret & Crown'],
    ['lyceum', 'The Hudson Lyceum'],
    ['LYC', 'The Hudson Lyceum'],
    ['linen', 'Flint & Linen'],
    ['maries', 'Marie’s Garden'],
    ["marie's g", 'Marie’s Garden'],
    ['marie garden', 'Marie’s Garden'],
    ['ohara', "O'Hara and Sons"],
    ['o’hara', "O'Hara and Sons"],
    ['hara & sons', "O'Hara and Sons"],
    ['cafe', 'Café Élan'],
    ['CAFÉ elan', 'Café Élan'],
    ['rose & vine', 'Rose and Vine'],
    ['under oak', 'Under the Oak'],
    ['under the o', 'Under the Oak'],
  ])('by %j: %s', async (typed, name) => {
    expect((await names(typed))[0]).toBe(name);
  });

  test.each([
    ['lycuem', 'The Hudson Lyceum'],
    ['lyceim', 'The Hudson Lyceum'],
    ['lyceumm', 'The Hudson Lyceum'],
    ['egrte crown', 'The Egret & Crown'],
    ['egret crwon', 'The Egret & Crown'],
    ['egr cro', 'The Egret & Crown'],
    ['wilowbroook', 'Willowbrook Conservatory'],
    ['consevratroy', 'Willowbrook Conservatory'],
    ['conservatiory will', 'Willowbrook Conservatory'],
  ])('with a typing mistake by %j: %s', async (typed, name) => {
    expect(await names(typed)).toContain(name);
  });
});

test('a vendor is found by its name and its town, and by no other town', async () => {
  const [barn] = await client.suggestByName({ prefix: 'sparrowgate' });
  const { city = '', stateProvince } = barn?.address ?? {};
  for (const typed of [city, city.slice(0, 3), `${city}, ${stateProvince}`, stateProvince]) {
    expect(await names(`Sparrow Gate Barn ${typed}`), typed).toEqual(['Sparrowgate Barn']);
    expect(await names(`sparrowgate ${typed}`), typed).toEqual(['Sparrowgate Barn']);
  }
  expect(await names('sparrowgate barn xyzzyq')).toEqual([]);
  expect(await names(`xyzzyq ${city}`)).toEqual([]);
});

test('whose name begins so comes before whose later word does', async () => {
  expect(await names('crown')).toEqual(['Crown Point Inn', 'The Egret & Crown']);
  expect((await names('flint')).slice(0, 2)).toEqual(['Flint & Linen', 'Copper Flint Studio']);
});

test('a typing mistake is forgiven only behind those who are meant letter by letter', async () => {
  const [flint] = await names('flint');
  expect(flint).toBe('Flint & Linen');
  expect(await names('xyzzyq')).toEqual([]);
  expect(await names('egr xyz')).toEqual([]);
});

test('a new name is found by each of its words at once in every process, the old one no longer', async () => {
  const other = openClient();
  const [egret] = listings;
  expect(await other.suggestByName({ prefix: 'egret' })).toHaveLength(1);
  await save([{ ...(egret as Listing), name: 'The Quince & Plover' }]);
  for (const process of [client, other]) {
    expect(await process.suggestByName({ prefix: 'egret' })).toEqual([]);
    expect((await process.suggestByName({ prefix: 'plover qui' })).map(({ name }) => name)).toEqual([
      'The Quince & Plover',
    ]);
  }
  await save([{ ...(egret as Listing), name: 'The Quince & Plover', isPublished: false }]);
  expect(await names('plover')).toEqual([]);
  await save([egret as Listing]);
  expect(await names('egret')).toEqual(['The Egret & Crown']);
});

test('names that an older version wrote without their apostrophes are mended by the job of the start', async () => {
  const query = (text: string) => database.db.$client.query<{ search_name: string }>(text);
  const readNames = async () =>
    (await query(`select search_name from storefront_search order by storefront_id`)).rows;
  const before = await readNames();
  await query(`update storefront_search set search_name = replace(search_name, '''', ' ')`);
  expect(await readNames()).not.toEqual(before);
  await runTaskOnce(searchJobs({ db: database.db, clock }), 'search.catch-up');
  expect(await readNames()).toEqual(before);
});
