import { LRUCache } from 'lru-cache';
import type { Platform } from '#platform/platform.ts';
import { type PlaceReading, readPlaceQuery } from '../rules/place-query.ts';
import { findCitiesByLikeness, findCitiesByPrefix, findMarketsByPrefix, type PlaceRow } from './store.ts';

type SuggestInput = { typed: string; limit: number; withMarkets: boolean };

/** Below this many hits we suppose a slip of the finger and add what sounds alike. */
const FEW_HITS = 5;
const SHORTEST_TYPO = 3;

// Reference data changes only with a deployment, so remembered answers cannot grow stale.
const remembered = new LRUCache<string, PlaceRow[]>({ max: 5_000 });

function addDistinct(found: Map<string, PlaceRow>, rows: PlaceRow[]): void {
  for (const row of rows) {
    const key = `${row.type}${row.id}`;
    if (!found.has(key)) found.set(key, row);
  }
}

async function search(
  db: Platform['db'],
  readings: PlaceReading[],
  input: SuggestInput,
): Promise<PlaceRow[]> {
  const found = new Map<string, PlaceRow>();
  for (const reading of readings) {
    const query = { ...reading, limit: input.limit };
    if (input.withMarkets) addDistinct(found, await findMarketsByPrefix(db, query));
    addDistinct(found, await findCitiesByPrefix(db, query));
  }
  const likeliest = readings.at(-1);
  if (found.size < FEW_HITS && likeliest && likeliest.name.length >= SHORTEST_TYPO) {
    addDistinct(found, await findCitiesByLikeness(db, { ...likeliest, limit: input.limit }));
  }
  return [...found.values()].slice(0, input.limit);
}

/** Places for what was typed: the best match first, then the larger place. */
export async function suggestCities({ db }: Pick<Platform, 'db'>, input: SuggestInput): Promise<PlaceRow[]> {
  const readings = readPlaceQuery(input.typed);
  if (readings.length === 0) return [];
  const key = JSON.stringify([readings, input.limit, input.withMarkets]);
  const known = remembered.get(key);
  if (known) return known;
  const rows = await search(db, readings, input);
  remembered.set(key, rows);
  return rows;
}
