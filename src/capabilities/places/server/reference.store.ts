import type pg from 'pg';
import { copyRows } from '#platform/database/copy-rows.ts';

type Cell = string | number | null;

export type ReferenceTable = { table: string; columns: string[]; key: string };

export async function loadedDigest(client: pg.ClientBase, file: string): Promise<string | undefined> {
  const result = await client.query<{ digest: string }>(
    'select digest from reference_loads where file = $1',
    [file],
  );
  return result.rows[0]?.digest;
}

/** Brings a reference table to the given rows. Places that others already point at keep their id. */
export async function replaceReferenceRows(
  client: pg.ClientBase,
  { table, columns, key }: ReferenceTable,
  rows: Iterable<Cell[]>,
): Promise<void> {
  const incoming = `incoming_${table}`;
  const list = columns.join(', ');
  const changes = columns.filter((column) => column !== key && column !== 'id');
  await client.query(`create temp table ${incoming} (like ${table} including defaults) on commit drop`);
  await copyRows(client, `${incoming} (${list})`, rows);
  await client.query(
    `insert into ${table} (${list}) select ${list} from ${incoming}
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
    `update markets set population = coalesce(
       (select sum(population) from cities where cities.market_id = markets.id and cities.population > 0), 0)`,
  );
}
