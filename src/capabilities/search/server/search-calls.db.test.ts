import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enqueueJob } from '#platform/jobs/store.ts';
import { defineTask } from '#platform/jobs/task.ts';
import { runPendingJobs } from '#platform/testing/run-pending-jobs.ts';
import { milesBetween } from '../rules/distance.ts';
import { NOW } from '../testing/listing-world.ts';
import {
  ofVenues,
  openSearchCalls,
  published,
  type SearchCalls,
  venues,
} from '../testing/search-calls-world.ts';
import { refreshStorefront, searchJobs } from './jobs.ts';

let world: SearchCalls;
let client: SearchCalls['client'];
beforeAll(async () => {
  world = await openSearchCalls();
  client = world.client;
});
afterAll(() => world.close());

describe('jobs', () => {
  test('a start brings in whoever was published before', async () => {
    expect((await client.search(ofVenues)).total).toBe(published(venues).length);
  });

  test('a change is found after its job, and told to cached documents', async () => {
    const [venue] = published(venues);
    await world.db.$client.query(`update storefronts set published_at = null where id = $1`, [venue?.id]);
    await enqueueJob(world.db, refreshStorefront, { storefrontId: venue?.id ?? 0 });
    const heard: string[] = [];
    const listener = await world.db.$client.connect();
    listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await listener.query('listen ampersand_live');
    await world.runJobs();
    await listener.query('select 1');
    listener.release(true);
    for (const name of [`storefront:${venue?.uuid}`, 'search:wedding-venues']) {
      expect(heard.some((message) => message.includes(name))).toBe(true);
    }
    expect((await client.search(ofVenues)).total).toBe(published(venues).length - 1);
    await world.db.$client.query(`update storefronts set published_at = $2 where id = $1`, [
      venue?.id,
      venue?.publishedAt,
    ]);
    await world.catchUp();
    expect((await client.search(ofVenues)).total).toBe(published(venues).length);
  });

  test('freshness falls by itself', async () => {
    const later = { ...world.clock, now: () => new Date(NOW.getTime() + 400 * 86_400_000) };
    const freshness = async () =>
      (await world.db.$client.query('select sum(freshness_score)::int as sum from storefront_search')).rows[0]
        .sum;
    const before = await freshness();
    await enqueueJob(world.db, defineTask('search.age-scores'), {});
    await runPendingJobs(world.db.$client, searchJobs({ db: world.db, clock: later }));
    expect(await freshness()).toBeLessThan(before);
    await enqueueJob(world.db, defineTask('search.age-scores'), {});
    await world.runJobs();
    expect(await freshness()).toBe(before);
  });
});

describe('places', () => {
  test.each([
    ['buffalo-ny', 'MARKET', 'Buffalo'],
    ['hudson-ny', 'CITY', 'Hudson, NY'],
    ['vermont', 'STATE', 'Vermont'],
  ])('%s is a %s, the larger place where two share a slug', async (slug, type, name) => {
    const { location } = await client.search({ ...ofVenues, location: { type: 'PLACE', slug } });
    expect(location).toMatchObject({ slug, type, name });
  });

  test('a kind of place finds its own kind only', async () => {
    const { location } = await client.search({ ...ofVenues, location: { type: 'CITY', slug: 'buffalo-ny' } });
    expect(location.type).toBe('CITY');
    const wrong = client.search({ ...ofVenues, location: { type: 'STATE', slug: 'hudson-ny' } });
    await expect(wrong).rejects.toMatchObject({ status: 404 });
  });

  test('where the browser says it is goes no further than a mile', async () => {
    const near = { type: 'NEAR_ME' as const, lat: 42.25291, lon: -73.79104 };
    const { location } = await client.search({ ...ofVenues, location: near });
    expect(location).toMatchObject({ lat: 42.25, lon: -73.79, name: 'near you' });
  });

  test('a lonely place is searched further around', async () => {
    const reach = async (slug: string) =>
      (await client.search({ ...ofVenues, location: { type: 'CITY', slug } })).location.radiusMiles;
    expect(await reach('hudson-ny')).toBe(25);
    expect(await reach('pownal-vt')).toBeGreaterThan(25);
  });
});

describe('points on the map', () => {
  test('are those of the search', async () => {
    const { total, points } = await client.mapPoints({ ...ofVenues, metroTypes: ['RURAL'] });
    const expected = published(venues).filter(({ metroType }) => metroType === 'RURAL');
    expect(total).toBe(expected.length);
    expect(points.map(({ storefrontUuid }) => storefrontUuid).sort()).toEqual(
      expected.map(({ uuid }) => uuid).sort(),
    );
    const [first] = points;
    const listing = venues.find(({ uuid }) => uuid === first?.storefrontUuid);
    expect(first).toMatchObject({ lat: listing?.lat, lon: listing?.lon, vendorName: listing?.name });
  });
});

describe('similar vendors', () => {
  test('are others of the trade, the nearby ones first', async () => {
    const [venue] = published(venues).filter(({ cityId }) => cityId === 1);
    const cards = await client.listSimilar({ storefrontUuid: venue?.uuid ?? '', limit: 6 });
    expect(cards).toHaveLength(6);
    for (const card of cards) {
      expect(card.storefrontUuid).not.toBe(venue?.uuid);
      expect(card.taxonomyNodeKey).toBe('wedding-venues');
      expect(milesBetween(card, venue ?? { lat: 0, lon: 0 })).toBeLessThanOrEqual(60);
    }
  });

  test('a storefront nobody may see has none', async () => {
    const draft = venues.find(({ isPublished }) => !isPublished);
    expect(await client.listSimilar({ storefrontUuid: draft?.uuid ?? '' })).toEqual([]);
  });
});

describe('what makes no sense', () => {
  const HOSTILE = [
    "'; drop table storefronts; --",
    '<img src=x onerror=alert(1)>',
    '../../etc/passwd',
    '\0',
    '💒'.repeat(20),
  ];

  test.each(HOSTILE)('%j is no filter and no place', async (text) => {
    await expect(client.search({ ...ofVenues, facets: [text] })).rejects.toMatchObject({
      code: 'invalid_input',
      status: 400,
    });
    await expect(
      client.search({ ...ofVenues, location: { type: 'PLACE', slug: text } }),
    ).rejects.toMatchObject({
      code: 'search.place_not_found',
      status: 404,
    });
  });

  test.each([
    { price: { min: 9, max: 1 } },
    { capacity: { min: 9, max: 1 } },
    { area: { south: 2, west: 1, north: 1, east: 2 } },
    { availabilityDates: ['0000-01-01'] },
    { location: { type: 'NEAR_ME' as const } },
    { facets: ['no-open-flames'] },
  ])('%j is refused', async (odd) => {
    await expect(client.search({ ...ofVenues, ...odd })).rejects.toMatchObject({ status: 400 });
  });

  test('absurd numbers find nothing or everything, and never fail', async () => {
    const number = fc.oneof(fc.nat(), fc.constantFrom(0, Number.MAX_SAFE_INTEGER, 2_147_483_647));
    const range = fc.record({ min: number, max: fc.oneof(number, fc.constant('max' as const)) });
    await fc.assert(
      fc.asyncProperty(
        range,
        range,
        fc.integer({ min: 1, max: 10_000 }),
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        async (price, capacity, page, lat, lon) => {
          const asked = client.search({
            ...ofVenues,
            price,
            capacity,
            page,
            location: { type: 'NEAR_ME', lat, lon },
          });
          await asked.catch((error: { status: number }) => expect(error.status).toBe(400));
        },
      ),
      { numRuns: 100, seed: 4 },
    );
  });

  test('a page beyond the last is empty and says how many there are', async () => {
    const answer = await client.search({ ...ofVenues, page: 10_000 });
    expect(answer.results).toEqual([]);
    expect(answer.pageCount).toBe(Math.ceil(published(venues).length / 24));
  });

  test('words of couples work as filters', async () => {
    const [plain, exact] = await Promise.all([
      client.search({ ...ofVenues, facets: ['outdoor', 'select-services'] }),
      client.search({ ...ofVenues, facets: ['outdoor-space', 'covered-outdoor-space', 'limited-services'] }),
    ]);
    expect(plain).toEqual(exact);
  });
});
