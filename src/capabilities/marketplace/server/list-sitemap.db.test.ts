import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorial } from '#capabilities/editorial/server/index.ts';
import { insertDemoPeople } from '#capabilities/identity/server/index.ts';
import { loadPlaces } from '#capabilities/places/server/index.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import { buildWorld, demoPartsOf } from '#capabilities/world/server/index.ts';
import { createFolderFileStore } from '#platform/files/folder-file-store.ts';
import { createTestClock } from '#platform/testing/test-clock.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { NUMBERS_PER_PART, SITEMAP_KINDS, type SitemapKind } from '../rules/sitemap-files.ts';
import { listSitemapPages, listSitemapSearches } from './list-sitemap.ts';
import { listParts } from './store.ts';

let database: TestDatabase;
let folder: string;

async function ask<Row extends Record<string, unknown>>(sql: string): Promise<Row[]> {
  return (await database.db.$client.query<Row>(sql)).rows;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ampersand-sitemap-'));
  database = await openTestDatabase();
  const clock = createTestClock();
  await loadPlaces(database);
  await database.db.transaction((tx) => insertDemoPeople(tx, clock));
  // The world stands across a border between two parts, with an empty part before it.
  await ask(`alter sequence storefronts_id_seq restart with ${2 * NUMBERS_PER_PART - 60}`);
  await buildWorld(
    { db: database.db, clock, files: createFolderFileStore(folder, clock) },
    { seed: 'sitemap', storefronts: 130, parts: demoPartsOf([editorial]) },
    () => undefined,
  );
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function listAll(kind: SitemapKind) {
  const parts = (await listParts(database.db)).filter((each) => each.kind === kind);
  const lists = await Promise.all(parts.map(({ part }) => listSitemapPages(database, kind, part)));
  for (const list of lists) expect(list.length).toBeGreaterThan(0);
  return { parts: parts.map(({ part }) => part), pages: lists.flat() };
}

describe('the sitemap', () => {
  it('names every published storefront once and no other', async () => {
    const published = await ask<{ slug: string; node: number }>(
      'select slug, taxonomy_node_id as node from storefronts where published_at is not null',
    );
    const [hidden] = await ask<{ count: number }>(
      'select count(*)::int as count from storefronts where published_at is null',
    );
    expect(hidden?.count).toBeGreaterThan(0);
    const { parts, pages } = await listAll('storefronts');
    expect(parts).toEqual([1, 2]);
    const key = ({ taxonomyKey, slug }: { taxonomyKey: string | null | undefined; slug: string }) =>
      `${taxonomyKey}/${slug}`;
    const expected = published.map(({ slug, node }) =>
      key({ taxonomyKey: categoryByNodeId(node)?.taxonomyKey, slug }),
    );
    expect(pages.map(key).toSorted()).toEqual(expected.toSorted());
    for (const { changedOn } of pages) expect(changedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it.each([
    ['real-weddings', `select slug from real_weddings where status = 'ACCEPTED'`],
    [
      'photos',
      `select p.slug from real_wedding_photos p join real_weddings w on w.id = p.real_wedding_id where w.status = 'ACCEPTED'`,
    ],
  ] as const)('names the published %s', async (kind, query) => {
    const expected = (await ask<{ slug: string }>(query)).map(({ slug }) => slug);
    const { pages } = await listAll(kind);
    expect(expected.length).toBeGreaterThan(0);
    expect(pages.map(({ slug }) => slug).toSorted()).toEqual(expected.toSorted());
  });

  it('has nothing in a part that does not exist', async () => {
    for (const kind of SITEMAP_KINDS) expect(await listSitemapPages(database, kind, 199_999)).toEqual([]);
  });

  it('names searches where there is something to find, each once', async () => {
    const searches = await listSitemapSearches(database);
    const keys = searches.map(({ taxonomyKey, locationSlug }) => `${locationSlug}--${taxonomyKey}`);
    expect(new Set(keys).size).toBe(keys.length);
    const found = await ask<{ node: number; market: string; state: string; home: string }>(
      `select distinct taxonomy_node_id as node, m.slug as market, st.slug as state, own.slug as home
       from storefronts s join markets m on m.id = s.market_id join states st on st.code = m.state_code
       join cities c on c.id = s.city_id join states own on own.code = c.state_code
       where published_at is not null`,
    );
    const expected = found.flatMap(({ node, market, state, home }) => {
      const category = categoryByNodeId(node)?.taxonomyKey;
      return [`${market}--${category}`, ...(state === home ? [`${state}--${category}`] : [])];
    });
    expect(keys.toSorted()).toEqual([...new Set(expected)].toSorted());
  });
});
