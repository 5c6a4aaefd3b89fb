import { LRUCache } from 'lru-cache';
import type { Platform } from '#platform/platform.ts';
import { type PlaceReading, readPlaceQuery } from '../rules/place-query.ts';
import { createSimilarNames, type FindSimilarNames } from './similar-names.ts';
import {
  findCitiesBetween,
  findMarketsBetween,
  listCityNames,
  type NameRange,
  type PlaceRow,
} from './store.ts';

type SuggestInput = { typed: string; limit: number; withMarkets: boolean };

/** Below this many hits we suppose a slip of the finger and add what is spelled alike. */
const FEW_HITS = 5;
/** Hits that are all smaller than this do not rule out a slip either: 'huston' begins 'Hustonville'. */
const SIZABLE_POPULATION = 10_000;
const MOST_SIMILAR = 10;
/** Markets lead the list, but leave most of it to cities. */
const MARKET_SHARE = 1 / 3;
/** More than any score of a similar name, so that the order of the readings decides first. */
const SCORES = 100;

// The text after every text that begins so, and after this very text alone, in byte order.
const AFTER_BEGINNING = '\u{10FFFF}';
const AFTER_WHOLE = '\u{1}';

function rangeOf({ name, isWhole, stateCodes, rank }: PlaceReading): NameRange {
  return { first: name, after: name + (isWhole ? AFTER_WHOLE : AFTER_BEGINNING), stateCodes, rank };
}

function similarRanges(readings: PlaceReading[], findSimilar: FindSimilarNames): NameRange[] {
  return readings.flatMap(({ name, isWhole, stateCodes, rank }) =>
    findSimilar(name, isWhole).map((similar) => ({
      first: similar.name,
      after: similar.name + AFTER_WHOLE,
      stateCodes,
      rank: rank * SCORES + similar.score,
    })),
  );
}

function distinct(rows: PlaceRow[]): PlaceRow[] {
  const found = new Map<string, PlaceRow>();
  for (const row of rows) {
    const key = `${row.type}${row.id}`;
    if (!found.has(key)) found.set(key, row);
  }
  return [...found.values()];
}

/** Places for what has been typed: the best match first, then the larger place. */
export function createCitySuggestions({ db }: Pick<Platform, 'db'>) {
  // Reference data changes only with a deployment, so remembered answers cannot grow stale.
  const remembered = new LRUCache<string, PlaceRow[]>({ max: 5_000 });
  let similarNames: Promise<FindSimilarNames> | undefined;

  function loadSimilarNames(): Promise<FindSimilarNames> {
    similarNames ??= listCityNames(db)
      .then(createSimilarNames)
      .catch((error: unknown) => {
        similarNames = undefined;
        throw error;
      });
    return similarNames;
  }

  async function findPlaces(ranges: NameRange[], limit: number, withMarkets: boolean): Promise<PlaceRow[]> {
    if (ranges.length === 0) return [];
    const [markets, cities] = await Promise.all([
      withMarkets ? findMarketsBetween(db, ranges, Math.ceil(limit * MARKET_SHARE)) : [],
      findCitiesBetween(db, ranges, limit),
    ]);
    return [...distinct(markets).slice(0, Math.ceil(limit * MARKET_SHARE)), ...cities];
  }

  async function search(readings: PlaceReading[], { limit, withMarkets }: SuggestInput): Promise<PlaceRow[]> {
    const found = distinct(await findPlaces(readings.map(rangeOf), limit, withMarkets));
    const isConvincing = found.some(({ population }) => (population ?? 0) >= SIZABLE_POPULATION);
    if (found.length >= FEW_HITS && isConvincing) return found.slice(0, limit);
    const ranges = similarRanges(readings, await loadSimilarNames());
    const similar = await findPlaces(ranges, Math.min(limit, MOST_SIMILAR), withMarkets);
    return distinct([...found, ...similar.slice(0, MOST_SIMILAR)]).slice(0, limit);
  }

  return async (input: SuggestInput): Promise<PlaceRow[]> => {
    const readings = readPlaceQuery(input.typed);
    if (readings.length === 0) return [];
    const key = JSON.stringify([readings, input.limit, input.withMarkets]);
    const known = remembered.get(key);
    if (known) return known;
    const rows = await search(readings, input);
    remembered.set(key, rows);
    return rows;
  };
}
