import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '#base/seeded-random.ts';
import { insertDemoPeople } from '#capabilities/identity/server/index.ts';
import { loadPlaces } from '#capabilities/places/server/index.ts';
import { planStorefront } from '#capabilities/storefronts/demo/plan-storefront.ts';
import { createFolderFileStore } from '#platform/files/folder-file-store.ts';
import { createTestClock, type TestClock } from '#platform/testing/test-clock.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { buildWorld } from './build-world.ts';
import { listBrokenInvariants } from './invariants.store.ts';
import { loadPictures } from './load-pictures.ts';
import { openWorldSource } from './world-source.ts';

const SEED = 'test';
// Both within a batch and beyond one, so that a second run has to go on in the middle.
const FIRST = 130;
const THEN = 560;

let database: TestDatabase;
let clock: TestClock;
let folder: string;
const steps: string[] = [];

const build = (storefronts: number) =>
  buildWorld(
    { db: database.db, clock, files: createFolderFileStore(folder, clock) },
    { seed: SEED, storefronts },
    (step, done, of) => steps.push(`${step} ${done}/${of}`),
  );

async function ask<Row extends Record<string, unknown>>(sql: string): Promise<Row[]> {
  return (await database.db.$client.query<Row>(sql)).rows;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ampersand-world-'));
  database = await openTestDatabase();
  clock = createTestClock();
  await loadPlaces(database);
  await database.db.transaction((tx) => insertDemoPeople(tx, clock));
  await build(FIRST);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a generated world', () => {
  it('holds together', async () => {
    const client = await database.db.$client.connect();
    expect(await listBrokenInvariants(client)).toEqual([]);
    client.release();
  });

  it('has every category in the twelve largest markets', async () => {
    const shelves = await ask(
      `select market_id from storefronts
       where published_at is not null group by market_id having count(distinct taxonomy_node_id) = 10`,
    );
    expect(shelves.length).toBeGreaterThanOrEqual(12);
  });

  it('gives the demo vendor a venue, a photographer and a draft', async () => {
    const own = await ask(
      `select taxonomy_node_id as node, published_at is not null as published from storefronts
       join storefront_members on storefront_id = id join users on users.id = user_id
       where email = 'vendor@demo.example' order by storefronts.id`,
    );
    expect(own).toMatchObject([
      { node: 1, published: true },
      { node: 2, published: true },
      { published: false },
    ]);
  });

  it('keeps one palette in each gallery', async () => {
    const pictures = await loadPictures(
      { db: database.db, clock, files: createFolderFileStore(folder, clock) },
      SEED,
      () => undefined,
    );
    const palettes = new Map(pictures.map(({ assetId, palette }) => [assetId, palette]));
    const galleries = await ask<{ assets: string[] }>(
      'select array_agg(asset_id) as assets from storefront_images group by storefront_id',
    );
    expect(galleries.length).toBeGreaterThan(100);
    for (const { assets } of galleries) expect(new Set(assets.map((id) => palettes.get(id))).size).toBe(1);
  });

  it('is the same for the same seed on the same day, and goes on where it stopped', async () => {
    const texts = () =>
      ask(
        `select md5(string_agg(concat_ws('|', uuid, name, slug, description, faqs, option_ids, published_at), '~' order by id)) as world
         from storefronts where id <= ${FIRST}`,
      );
    const before = await texts();
    await build(THEN);
    expect(await ask('select count(*)::int as n, max(id) as last from storefronts')).toEqual([
      { n: THEN, last: THEN },
    ]);
    expect(await texts()).toEqual(before);
    steps.length = 0;
    await build(THEN);
    expect(steps).toEqual([]);

    const source = await openWorldSource(database.db, { seed: SEED, now: clock.now(), pictures: [] });
    expect(() => planStorefront(7, source)).toThrow('nothing to pick');
    const place = source.places.pickPlace(seededRandom('place', 1));
    expect(source.places.pickPlace(seededRandom('place', 1))).toEqual(place);
  });

  it('has couples in the middle of planning, and weddings that were', async () => {
    const [counts] = await ask(
      `select (select count(*)::int from weddings) as weddings, (select count(*)::int from real_weddings) as real,
              (select count(distinct planning_stage)::int from weddings) as stages`,
    );
    expect(counts).toEqual({ weddings: 400, real: 64, stages: 5 });
  });

  it('lets two builders at once make one world', async () => {
    const outcomes = await Promise.allSettled([build(THEN + 40), build(THEN + 40)]);
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await ask('select count(*)::int as n from storefronts')).toEqual([{ n: THEN + 40 }]);
  });
});
