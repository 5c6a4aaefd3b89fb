import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type pg from 'pg';
import type { Platform } from '#platform/platform.ts';
import { type CsvRow, cityRows, marketRow, stateRow, zipRow } from './place-rows.ts';
import {
  countMarketPeople,
  loadedDigest,
  type ReferenceTable,
  rememberDigest,
  replaceReferenceRows,
} from './reference.store.ts';

const DATA = path.resolve(import.meta.dirname, '../../../../data');

type Source = ReferenceTable & { file: string; toRows(rows: CsvRow[]): (string | number | null)[][] };

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
    key: 'slug',
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
  const rows = parse(content, { columns: true }) as CsvRow[];
  await replaceReferenceRows(client, source, source.toRows(rows));
  await rememberDigest(client, source.file, digest);
  return true;
}

/** Fills the place tables from the files in data/, whichever of them the database does not hold yet. */
export async function loadPlaces({ db }: Pick<Platform, 'db'>): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    let changed = false;
    for (const source of SOURCES) changed = (await loadSource(client, source)) || changed;
    if (changed) await countMarketPeople(client);
    await client.query('commit');
    if (changed) await client.query('analyze cities; analyze markets; analyze zips');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
