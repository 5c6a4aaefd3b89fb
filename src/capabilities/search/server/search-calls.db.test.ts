import { createRouterClient } from '@orpc/server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { defineTask } from '#platform/jobs/task.ts';
import { prepareJobs } from '#platform/jobs/worker.ts';
import { runPendingJobs } from '#platform/testing/run-pending-jobs.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { milesBetween } from '../rules/distance.ts';
import { insertPlaces, type Listing, makeListings, NOW, writeListings } from '../testing/listing-world.ts';
import { listCardRows } from './cards.store.ts';
import { findCardsByUuid } from './find-cards.ts';
import { gatherCards } from './gather-cards.store.ts';
import { refreshStorefront, searchJobs } from './jobs.ts';
import { refreshSearch } from './refresh-search.ts';
import { searchRoutes } from './routes.ts';

let database: TestDatabase;
const clock = { ...systemClock, now: () => NOW };
const venues = makeListings('calls', 120, 'wedding-venues', 1);
const florists = makeListings('calls', 60, 'wedding-florists', 501);
const published = (listings: readonly Listing[]) => listings.filter(({ isPublished }) => isPublished);

function openClient() {
  const parts = { db: database.db, clock };
  const context = { actor: { kind: 'visitor' }, clock, ip: '127.0.0.1' } as unknown as RequestContext;
  return createRouterClient(searchRoutes(parts), { context });
}

type Client = ReturnType<typeof openClient>;
let client: Client;

const runJobs = () => runPendingJobs(database.db.$client, searchJobs({ db: database.db, clock }));

beforeAll(async () => {
  database = await openTestDatabase();
  await prepareJobs(database.db.$client);
  await insertPlaces(database.db);
  await writeListings(database.db.$client, [...venues, ...florists]);
  // As with a database that an older version has filled: nothing is in the search before the job ran.
  await enqueueJob(database.db, defineTask('search.catch-up'), {});
  await runJobs();
  client = openClient();
});
afterAll(() => database.close());

const everywhere = { type: 'ALL_MARKETS' as const };
const ofVenues = { vendorType: 'wedding-venues' as const, location: everywhere };

describe('jobs', () => {
  test('a start brings in whoever was published before', async () => {
    expect((await client.search(ofVenues)).total).toBe(published(venues).length);
  });

  test('a change is found after its job, and told to cached documents', async () => {
    const [venue] = published(venues);
    await database.db.$client.query(`update storefronts set published_at = null where id = $1`, [venue?.id]);
    await enqueueJob(database.db, refreshStorefront, { storefrontId: venue?.id ?? 0 });
    const heard: string[] = [];
    const listener = await database.db.$client.connect();
    listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await listener.query('listen ampersand_live');
    await runJobs();
    await listener.query('select 1');
    listener.release(true);
    for (const name of [`storefront:${venue?.uuid}`, 'search:wedding-venues']) {
      expect(heard.some((message) => message.includes(name))).toBe(true);
    }
    expect((await client.search(ofVenues)).total).toBe(published(venues).length - 1);
    await database.db.$client.query(`update storefronts set published_at = $2 where id = $1`, [
      venue?.id,
      venue?.publishedAt,
    ]);
    await enqueueJob(database.db, defineTask('search.catch-up'), {});
    await runJobs();
    expect((await client.search(ofVenues)).total).toBe(published(venues).length);
  });

  test('freshness falls by itself', async () => {
    const later = { ...clock, now: () => new Date(NOW.getTime() + 400 * 86_400_000) };
    const freshness = async () =>
      (await database.db.$client.query('select sum(freshness_score)::int as sum from storefront_search'))
        .rows[0].sum;
    const before = await freshness();
    await enqueueJob(database.db, defineTask('search.age-scores'), {});
    await runPendingJobs(database.db.$client, searchJobs({ db: database.db, clock: later }));
    expect(await freshness()).toBeLessThan(before);
    await enqueueJob(database.db, defineTask('search.age-scores'), {});
    await runJobs();
    expect(await freshness()).toBe(before);
  });
});

describe('cards', () => {
  test('come in the order asked, published ones only', async () => {
    const asked = venues.slice(0, 20).toReversed();
    const cards = await client.listCards({ storefrontUuids: asked.map(({ uuid }) => uuid) });
    expect(cards.map(({ storefrontUuid }) => storefrontUuid)).toEqual(
      published(asked).map(({ uuid }) => uuid),
    );
    expect(await findCardsByUuid({ db: database.db, clock }, [])).toEqual([]);
  });

  test('say about a business what its tables say', async () => {
    const [venue] = published(venues).filter(({ capacity, stars }) => capacity && stars.length > 0);
    const [card] = await client.listCards({ storefrontUuids: [venue?.uuid ?? ''] });
    const shownPrice = venue?.isPriceVisible ? (venue.priceCents ?? null) : null;
    expect(card).toMatchObject({
      vendorName: venue?.name,
      taxonomyNodeKey: 'wedding-venues',
      metroType: venue?.metroType,
      reviewsCount: venue?.stars.length,
      startingPriceCents: shownPrice,
      listingMessageType: 'UNCLAIMED',
      claimed: false,
      searchScore: 0,
      images: [],
    });
    expect(card?.details[0]).toBe(`Up to ${venue?.capacity} guests`);
  });
});

describe('kept cards', () => {
  const countKept = async () =>
    (await database.db.$client.query('select count(*)::int as count from storefront_cards')).rows[0].count;

  test('every listed storefront has one, and nobody else', async () => {
    expect(await countKept()).toBe(published([...venues, ...florists]).length);
  });

  test('say what is gathered anew, also after a change', async () => {
    const [venue] = published(venues);
    const uuids = [venue?.uuid ?? ''];
    await database.db.$client.query(`update storefronts set description = 'Rebuilt.' where id = $1`, [
      venue?.id,
    ]);
    expect((await client.listCards({ storefrontUuids: uuids }))[0]?.description).not.toBe('Rebuilt.');
    await enqueueJob(database.db, refreshStorefront, { storefrontId: venue?.id ?? 0 });
    await runJobs();
    const ids = published(venues).map(({ id }) => id);
    const byId = (rows: { id: number }[]) => rows.toSorted((a, b) => a.id - b.id);
    expect(byId(await listCardRows(database.db, ids))).toEqual(byId(await gatherCards(database.db, ids)));
    expect((await client.listCards({ storefrontUuids: uuids }))[0]?.description).toBe('Rebuilt.');
  });

  test('are gathered on demand while they are missing, and kept by the next start', async () => {
    const before = await openClient().search(ofVenues);
    await database.db.$client.query('delete from storefront_cards where storefront_id % 2 = 0');
    expect(await openClient().search(ofVenues)).toEqual(before);
    await enqueueJob(database.db, defineTask('search.catch-up'), {});
    await runJobs();
    expect(await countKept()).toBe(published([...venues, ...florists]).length);
    expect(await openClient().search(ofVenues)).toEqual(before);
  });

  test('leave with their storefront', async () => {
    const [venue] = published(venues);
    const change = async (publishedAt: Date | undefined) => {
      await database.db.$client.query(`update storefronts set published_at = $2 where id = $1`, [
        venue?.id,
        publishedAt,
      ]);
      await database.db.transaction((tx) => refreshSearch(tx, [venue?.id ?? 0], NOW));
    };
    const kept = await countKept();
    await change(undefined);
    expect(await countKept()).toBe(kept - 1);
    await change(venue?.publishedAt);
    expect(await countKept()).toBe(kept);
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

describe('type-ahead', () => {
  const names = async (prefix: string) => (await client.suggestByName({ prefix })).map(({ name }) => name);

  test('short beginnings bring the best-ranked, accents and case aside', async () => {
    const { rows } = await database.db.$client.query<{ name: string }>(
      `select s.name from storefront_search r join storefronts s on s.id = r.storefront_id where search_name like 'ab%'
       order by reviews_score + completeness_score + answers_score + freshness_score desc, s.id limit 8`,
    );
    expect(await names('AB')).toEqual(rows.map(({ name }) => name));
    expect(await names('  àb ')).toEqual(rows.map(({ name }) => name));
    expect((await names('émil')).every((name) => name.startsWith('Émile'))).toBe(true);
  });

  test('longer ones as well', async () => {
    const { rows } = await database.db.$client.query<{ name: string }>(
      `select s.name from storefront_search r join storefronts s on s.id = r.storefront_id where search_name like 'the mill%'
       order by reviews_score + completeness_score + answers_score + freshness_score desc, s.id limit 8`,
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(await names('The Mill')).toEqual(rows.map(({ name }) => name));
  });

  test('a category has its own', async () => {
    for (const prefix of ['t', 'the b', 'abcba']) {
      const found = await client.suggestByCategory({ prefix, category_id: 5 });
      expect(found.every(({ taxonomyNodeId }) => taxonomyNodeId === 5)).toBe(true);
    }
    expect((await client.suggestByCategory({ prefix: 't', category_id: 5 })).length).toBeGreaterThan(0);
    expect(await client.suggestByCategory({ prefix: 't', category_id: 99 })).toEqual([]);
  });

  test('signs of patterns are letters like others, and nothing finds nothing', async () => {
    for (const prefix of ['%', '_____', '\\', '', '   ', "'", '\u{10FFFF}', '\0', '%%%%%%']) {
      expect(await names(prefix)).toEqual([]);
    }
  });

  test('a new name is suggested at once, the old one no longer', async () => {
    const [venue] = published(venues);
    await database.db.$client.query(`update storefronts set name = 'Qüartz Hall' where id = $1`, [venue?.id]);
    await enqueueJob(database.db, refreshStorefront, { storefrontId: venue?.id ?? 0 });
    await runJobs();
    expect(await names('qu')).toEqual(['Qüartz Hall']);
    expect(await names('quartz h')).toEqual(['Qüartz Hall']);
    expect((await names(venue?.name ?? '')).includes(venue?.name ?? '')).toBe(false);
  });

  test('remembered answers are those of a process that starts now, whatever changed in between', async () => {
    const beginnings = ['a', 'ab', 'the', 'abcm', 'the ba', 'the mill', 'emile s elan', 'ab barn 1'];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(published(florists).length - 1), { minLength: 1, maxLength: 5 }),
        fc.constantFrom('The Mill 1', 'Ab Barn 1', 'Émile’s Élan', 'Elsewhere', null),
        fc.subarray(beginnings, { minLength: 2 }),
        async (numbers, name, asked) => {
          const ids = numbers.flatMap((number) => published(florists)[number]?.id ?? []);
          await database.db.$client.query(
            `update storefronts set name = coalesce($2, name), published_at = case when $2 is null then null else now() end
             where id = any($1)`,
            [ids, name],
          );
          for (const id of ids) {
            await enqueueJob(database.db, refreshStorefront, { storefrontId: id });
          }
          await runJobs();
          const fresh = openClient();
          for (const prefix of asked) {
            expect(await client.suggestByName({ prefix })).toEqual(await fresh.suggestByName({ prefix }));
            const ofFlorists = { prefix, category_id: 5 };
            expect(await client.suggestByCategory(ofFlorists)).toEqual(
              await fresh.suggestByCategory(ofFlorists),
            );
          }
        },
      ),
      { numRuns: 15, seed: 5 },
    );
  }, 60_000);

  test('letter by letter, each beginning brings what it brings to a process that was asked nothing before', async () => {
    for (const name of published(venues)
      .slice(0, 12)
      .map((venue) => venue.name)) {
      for (let letters = 3; letters <= name.length; letters += 1) {
        const prefix = name.slice(0, letters);
        expect(await client.suggestByName({ prefix })).toEqual(await openClient().suggestByName({ prefix }));
      }
    }
  }, 60_000);

  test('who came and left again between two questions is not remembered', async () => {
    const [florist] = published(florists);
    const change = async (publishedAt: Date | null) => {
      await database.db.$client.query(
        `update storefronts set name = 'Zinnia & Quince', published_at = $2 where id = $1`,
        [florist?.id, publishedAt],
      );
      await database.db.transaction((tx) => refreshSearch(tx, [florist?.id ?? 0], NOW));
    };
    await change(null);
    expect(await names('zinn')).toEqual([]);
    await change(NOW);
    // Too long for the letters in memory and never asked before: the answer comes from the database alone.
    expect(await names('zinnia q')).toEqual(['Zinnia & Quince']);
    await change(null);
    expect(await names('zinnia q')).toEqual([]);
    expect(await names('zinn')).toEqual([]);
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
