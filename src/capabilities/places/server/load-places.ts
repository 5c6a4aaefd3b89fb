import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Platform } from '#platform/platform.ts';
import { cityRows, type KnownCity } from './city-rows.ts';
import { type CsvRow, parseCsv } from './parse-csv.ts';
import { type Cell, marketRow, stateRow, zipRow } from './place-rows.ts';
import {
  analyzePlaces,
  countMarketPeople,
  listKnownCities,
  loadedDigest,
  lockReferenceLoads,
  type ReferenceTable,
  rememberDigest,
  replaceReferenceRows,
} from './reference.store.ts';

const DATA = path.resolve(import.meta.dirname, '../../../../data');

type Source = ReferenceTable & { file: string; toRows(rows: CsvRow[], known: KnownCity[]): Cell[][] };

// In the order of their foreign keys.
const SOURCES: Source[] = [
  {
    file: 'us-states.csv',
    table: 'states',
    key: 'code',
    columns: ['code', 'name', 'slug'],
    toRows: (rows) => rows.map(stateRow),
  },
  {
    file: 'us-markets.csv',
    table: 'markets',
    key: 'id',
    columns: ['id', 'name', 'state_code', 'slug', 'lat', 'lon', 'radius_miles', 'population', 'search_name'],
    toRows: (rows) => rows.map(marketRow),
  },
  {
    file: 'us-cities.csv',
    table: 'cities',
    key: 'id',
    columns: [
      'id',
      'name',
      'state_code',
      'county',
      'population',
      'lat',
      'lon',
      'market_id',
      'slug',
      'search_name',
    ],
    toRows: cityRows,
  },
  {
    file: 'us-zips.csv',
    table: 'zips',
    key: 'zip',
    columns: ['zip', 'city', 'state_code', 'lat', 'lon'],
    toRows: (rows) => rows.map(zipRow),
  },
];

async function loadSource(client: pg.ClientBase, source: Source): Promise<boolean> {
  const content = await readFile(path.join(DATA, source.file));
  const digest = createHash('sha256').update(content).digest('hex');
  if ((await loadedDigest(client, source.file)) === digest) return false;
  const known = source.table === 'cities' ? await listKnownCities(client) : [];
  const rows = source.toRows(parseCsv(content.toString('utf8')), known);
  await replaceReferenceRows(client, source, rows);
  await rememberDigest(client, source.file, digest);
  return true;
}

/** Fills the place tables from the files in data/, whichever of them the database does not hold yet. */
export async function loadPlaces({ db }: Pick<Platform, 'db'>): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    await lockReferenceLoads(client);
    let changed = false;
    for (const source of SOURCES) changed = (await loadSource(client, source)) || changed;
    if (changed) await countMarketPeople(client);
    await client.query('commit');
    if (changed) await analyzePlaces(client);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
