import type pg from 'pg';
import { copyRows } from '#platform/database/copy-rows.ts';
import { withoutTimeLimit } from '#platform/database/impatient-client.ts';
import { withoutSecondaryIndexes } from '#platform/database/secondary-indexes.ts';
import type { KnownCity } from './city-rows.ts';
import type { Cell } from './place-rows.ts';

export type ReferenceTable = { table: string; columns: string[]; key: string };

/** Processes that start together load one after the other; the lock goes with the transaction. */
const LOAD_LOCK = 7_261_002;

export async function lockReferenceLoads(client: pg.ClientBase): Promise<void> {
  // Whoever is first loads everything, which may take longer than a statement may.
  await withoutTimeLimit(client, () => client.query('select pg_advisory_xact_lock($1)', [LOAD_LOCK]));
}

export async function loadedDigest(client: pg.ClientBase, file: string): Promise<string | undefined> {
  const result = await client.query<{ digest: string }>(
    'select digest from reference_loads where file = $1',
    [file],
  );
  return result.rows[0]?.digest;
}

export async function listKnownCities(client: pg.ClientBase): Promise<KnownCity[]> {
  const result = await client.query<KnownCity>('select id, name, state_code, county, slug from cities');
  return result.rows;
}

/**
 * Brings a reference table to the given rows. Rows the file no longer has stay, because others may point at them.
 * Only what differs is written.
 */
export async function replaceReferenceRows(
  client: pg.ClientBase,
  reference: ReferenceTable,
  rows: Iterable<Cell[]>,
): Promise<void> {
  const { table, columns } = reference;
  const { rowCount } = await client.query(`select 1 from ${table} limit 1`);
  if (rowCount === 0) {
    await withoutSecondaryIndexes(client, table, () =>
      copyRows(client, `${table} (${columns.join(', ')})`, rows),
    );
  } else {
    await mergeReferenceRows(client, reference, rows);
  }
}

async function mergeReferenceRows(
  client: pg.ClientBase,
  { table, columns, key }: ReferenceTable,
  rows: Iterable<Cell[]>,
): Promise<void> {
  const incoming = `incoming_${table}`;
  const list = columns.join(', ');
  const changes = columns.filter((column) => column !== key);
  await client.query(`create temp table ${incoming} (like ${table}) on commit drop`);
  await copyRows(client, `${incoming} (${list})`, rows);
  await client.query(
    `insert into ${table} (${list}) select ${list} from ${incoming} except select ${list} from ${table}
     on conflict (${key}) do update set ${changes.map((column) => `${column} = excluded.${column}`).join(', ')}`,
  );
}

export async function rememberDigest(client: pg.ClientBase, file: string, digest: string): Promise<void> {
  await client.query(
    'insert into reference_loads (file, digest) values ($1, $2) on conflict (file) do update set digest = excluded.digest',
    [file, digest],
  );
}

export async function countMarketPeople(client: pg.ClientBase): Promise<void> {
  await client.query(
    `update markets set population = counted.people
     from (select id, coalesce((select sum(population) from cities where market_id = markets.id), 0) as people from markets) counted
     where markets.id = counted.id and markets.population <> counted.people`,
  );
}

/** Without statistics the first searches would be planned blindly until the database gets round to it by itself. */
export async function analyzePlaces(client: pg.ClientBase): Promise<void> {
  await client.query('analyze markets');
  await client.query('analyze cities (slug, search_name, state_code, market_id)');
  await client.query('analyze zips (zip)');
}
