import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '#base/seeded-random.ts';
import { TRANSACTION_TYPES } from '#capabilities/credits/rules/transaction-types.ts';
import { insertDemoPeople } from '#capabilities/identity/server/index.ts';
import { CLOSE_EVENT_TYPES, INQUIRY_STATUSES } from '#capabilities/inquiries/rules/inquiry-states.ts';
import { checkBooks } from '#capabilities/ledger/server/index.ts';
import { loadPlaces } from '#capabilities/places/server/index.ts';
import { planStorefront } from '#capabilities/storefronts/demo/plan-storefront.ts';
import { insertDemoWeddings } from '#capabilities/weddings/server/index.ts';
import { createFolderFileStore } from '#platform/files/folder-file-store.ts';
import { createTestClock, type TestClock } from '#platform/testing/test-clock.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { capabilities } from '#server/ordered-capabilities.ts';
import { buildWorld } from './build-world.ts';
import { demoPartsOf } from './demo-part.ts';
import { listBrokenInvariants } from './invariants.store.ts';
import { loadPictures } from './load-pictures.ts';
import { openWorldSource } from './world-source.ts';

const SEED = 'test';
// Both within a batch and beyond one, so that a second run has to go on in the middle.
const FIRST = 130;
const THEN = 560;
const parts = demoPartsOf(capabilities);

let database: TestDatabase;
let clock: TestClock;
let folder: string;
const steps: string[] = [];

const build = (storefronts: number) =>
  buildWorld(
    { db: database.db, clock, files: createFolderFileStore(folder, clock) },
    { seed: SEED, storefronts, parts },
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
  await database.db.transaction(async (tx) => {
    await insertDemoWeddings(tx, clock, await insertDemoPeople(tx, clock));
  });
  await build(FIRST);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a generated world', () => {
  it('holds together', async () => {
    const client = await database.db.$client.connect();
    expect(await listBrokenInvariants(client, parts)).toEqual([]);
    client.release();
  });

  it('has books that fit, with two years of money in them', async () => {
    expect(await checkBooks({ db: database.db })).toMatchObject({ fault: null });
    const kinds = await ask<{ kind: string }>(
      `select distinct t.kind from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
       join ledger_accounts a on a.id = e.account_id where a.owner_kind = 'STOREFRONT'`,
    );
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(TRANSACTION_TYPES));
    const balances = await ask<{ balance: number }>(
      `select a.balance::int from ledger_accounts a join storefronts s on s.uuid = a.owner_id
       join storefront_members m on m.storefront_id = s.id join users u on u.id = m.user_id
       where u.email = 'vendor@demo.example' and a.unit = 'CREDIT'`,
    );
    expect(balances).toHaveLength(2);
    for (const { balance } of balances) expect(balance).toBeGreaterThanOrEqual(200);
  });

  it('is read through even where that takes longer than a statement may', async () => {
    const slow = { name: 'slow', violations: 'select count(*) - 1 from pg_sleep(0.3)' };
    const client = await database.db.$client.connect();
    try {
      await client.query("set statement_timeout = '100ms'");
      expect(
        await listBrokenInvariants(client, [{ fill: async () => {}, tables: [], invariants: [slow] }]),
      ).toEqual([]);
    } finally {
      client.release(true);
    }
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
    expect(counts).toEqual({ weddings: 404, real: 64, stages: 5 });
  });

  it('has inquiries in every status and every end', async () => {
    const rows = await ask<{ status: string; end: string | null; n: number }>(
      'select status, close_event_type as end, count(*)::int as n from inquiries group by 1, 2',
    );
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(INQUIRY_STATUSES));
    expect(new Set(rows.flatMap(({ end }) => end ?? []))).toEqual(new Set(CLOSE_EVENT_TYPES));
    const total = rows.reduce((sum, { n }) => sum + n, 0);
    expect(total).toBeGreaterThanOrEqual(FIRST * 2);
    expect(total).toBeLessThanOrEqual(FIRST * 3);
  });

  it('gives the demo couple an inbox worth opening', async () => {
    const own = await ask<{ status: string; node: number; unread: number; hours: number; by: string }>(
      `select i.status, i.taxonomy_node_id as node, i.couple_unread as unread, i.last_message_by as by,
              extract(epoch from '${clock.now().toISOString()}'::timestamptz - i.last_message_at) / 3600 as hours
       from inquiries i join wedding_members m using (wedding_id) join users u on u.id = m.user_id
       where u.email = 'couple@demo.example'`,
    );
    const some = (test: (row: (typeof own)[number]) => boolean) => own.filter(test).length;
    expect(own.length).toBeGreaterThanOrEqual(8);
    expect(new Set(own.map(({ node }) => node)).size).toBeGreaterThanOrEqual(4);
    expect(some(({ node, status }) => node === 1 && status === 'BOOKED')).toBe(1);
    expect(some(({ node, status }) => node === 2 && status === 'CONNECTED')).toBe(2);
    expect(some(({ unread, by }) => unread > 0 && by === 'VENDOR')).toBeGreaterThanOrEqual(1);
    expect(some(({ status, hours }) => status === 'READY' && hours > 72)).toBeGreaterThanOrEqual(1);
    expect(some(({ status }) => status === 'CLOSED')).toBeGreaterThanOrEqual(2);
  });

  it('gives both storefronts of the demo vendor leads in every view', async () => {
    const shelves = await ask<{ leads: number; statuses: string[]; expired: number; snoozed: number }>(
      `select count(*)::int as leads, array_agg(distinct status order by status) as statuses, count(snoozed_until)::int as snoozed,
              count(*) filter (where close_event_type = 'EXPIRATION')::int as expired
       from inquiries join storefront_members using (storefront_id) join users on users.id = user_id
       where email = 'vendor@demo.example' group by storefront_id`,
    );
    expect(shelves).toHaveLength(2);
    // A business of a few days has nothing that expired yet; not both are so young.
    expect(shelves.some(({ expired }) => expired > 0)).toBe(true);
    for (const { leads, statuses, snoozed } of shelves) {
      expect(leads).toBeGreaterThanOrEqual(25);
      expect(statuses).toEqual(expect.arrayContaining(['BOOKED', 'CLOSED', 'CONNECTED', 'READY']));
      expect(snoozed).toBeGreaterThan(0);
    }
  });

  it('lets two builders at once make one world', async () => {
    const outcomes = await Promise.allSettled([build(THEN + 40), build(THEN + 40)]);
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await ask('select count(*)::int as n from storefronts')).toEqual([{ n: THEN + 40 }]);
  });
});
