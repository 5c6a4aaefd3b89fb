import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { loadPlaces } from './load-places.ts';
import { lockReferenceLoads } from './reference.store.ts';

let database: TestDatabase;

async function ask<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.db.$client.query<Row>(text, values)).rows;
}

/** Every row with its place on disk: a row that is written again moves, even if it stays the same. */
async function fingerprint(): Promise<unknown> {
  return ask(`select md5(string_agg(ctid::text || cities::text, '|' order by id)) as cities from cities`);
}

const schemaQuery = `select indexdef as definition from pg_indexes where tablename in ('cities', 'zips', 'markets')
  union all select conrelid::regclass || pg_get_constraintdef(oid) from pg_constraint where conrelid::regclass::text in ('cities', 'zips', 'markets')
  order by 1`;

let schemaBefore: unknown;

beforeAll(async () => {
  database = await openTestDatabase();
  schemaBefore = await ask(schemaQuery);
  await loadPlaces(database);
});
afterAll(() => database.close());

describe('the first load', () => {
  it('brings every row of the files', async () => {
    const counts = await ask(
      `select (select count(*) from states)::int as states, (select count(*) from markets)::int as markets,
              (select count(*) from cities)::int as cities, (select count(*) from zips)::int as zips`,
    );
    expect(counts).toEqual([{ states: 56, markets: 250, cities: 36_743, zips: 41_194 }]);
  });

  it('leaves indexes and foreign keys as the migrations made them', async () => {
    expect(await ask(schemaQuery)).toEqual(schemaBefore);
  });

  it('keeps accents in names and unknown populations unknown', async () => {
    const [city] = await ask(`select name, search_name, population from cities where slug = 'canon-city-co'`);
    expect(city).toMatchObject({ name: 'Cañon City', search_name: 'canon city' });
    const [unknown] = await ask<{ count: number }>(
      `select count(*)::int from cities where population is null`,
    );
    expect(unknown?.count).toBe(268);
  });

  it('gives each city its own slug, duplicates with their county', async () => {
    const franklins = await ask<{ slug: string; county: string; population: number }>(
      `select slug, county, population from cities where name = 'Franklin Township' and state_code = 'NJ' order by population desc`,
    );
    expect(franklins.length).toBeGreaterThanOrEqual(4);
    expect(franklins[0]?.slug).toBe('franklin-township-nj');
    for (const { slug, county } of franklins.slice(1))
      expect(slug).toBe(`franklin-township-${county.toLowerCase()}-nj`);
  });

  it('counts the people of a market by its cities', async () => {
    const [market] = await ask<{ population: number; counted: number }>(
      `select population, (select sum(population)::int from cities where market_id = 3169) as counted from markets where id = 3169`,
    );
    expect(market?.population).toBe(market?.counted);
    expect(market?.population).toBeGreaterThan(8_000_000);
  });
});

describe('loading again', () => {
  it('changes nothing', async () => {
    const before = await fingerprint();
    await loadPlaces(database);
    expect(await fingerprint()).toEqual(before);
  });

  it('writes nothing again for a new edition with the same content', async () => {
    const before = await fingerprint();
    await ask(`update reference_loads set digest = 'of another edition'`);
    await loadPlaces(database);
    expect(await fingerprint()).toEqual(before);
    const digests = await ask<{ digest: string }>('select digest from reference_loads');
    for (const { digest } of digests) expect(digest).toMatch(/^[0-9a-f]{64}$/);
  });

  it('keeps ids and slugs, repairs what differs and adds what is new after the last id', async () => {
    const [hudson] = await ask<{ id: number }>(`select id from cities where slug = 'hudson-ny'`);
    await ask(`update cities set population = 1, slug = 'a-link-people-share' where id = $1`, [hudson?.id]);
    const [albany] = await ask<{ id: number }>(`delete from cities where slug = 'albany-ny' returning id`);
    await ask(`update reference_loads set digest = 'of an earlier edition' where file = 'us-cities.csv'`);
    await loadPlaces(database);
    const [kept] = await ask<{ population: number; slug: string }>(
      `select population, slug from cities where id = $1`,
      [hudson?.id],
    );
    expect(kept?.population).toBeGreaterThan(1_000);
    expect(kept?.slug).toBe('a-link-people-share');
    const [added] = await ask<{ id: number; last: number }>(
      `select id, (select max(id) from cities) as last from cities where slug = 'albany-ny'`,
    );
    expect(added?.id).toBe(added?.last);
    expect(added?.id).not.toBe(albany?.id);
  });

  it('keeps places that a new edition no longer has', async () => {
    await ask(
      `insert into cities (id, name, state_code, county, lat, lon, slug, search_name)
       values (99000, 'Atlantis', 'NY', 'Columbia', 42, -73, 'atlantis-ny', 'atlantis')`,
    );
    await ask(`update reference_loads set digest = 'of an earlier edition' where file = 'us-cities.csv'`);
    await loadPlaces(database);
    expect(await ask(`select name from cities where id = 99000`)).toEqual([{ name: 'Atlantis' }]);
  });

  it('lets processes that start together take turns', async () => {
    await ask('truncate states, markets, cities, zips, reference_loads cascade');
    await Promise.all([loadPlaces(database), loadPlaces(database)]);
    expect(await ask('select count(*)::int as count from cities')).toEqual([{ count: 36_743 }]);
  });
});

describe('a process that starts beside another', () => {
  it('waits for its load, longer than a statement may take', async () => {
    const hasty = new pg.Pool({ connectionString: database.url, statement_timeout: 200 });
    const other = await database.db.$client.connect();
    await other.query('begin');
    await lockReferenceLoads(other);
    const loaded = loadPlaces({ db: Object.assign(drizzle(hasty), { $client: hasty }) });
    await other.query('select pg_sleep(0.6)');
    await other.query('commit');
    other.release();
    await loaded;
    const { rows } = await hasty.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '200ms' }]);
    await hasty.end();
  });
});
