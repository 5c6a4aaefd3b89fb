import { readFileSync } from 'node:fs';
import path from 'node:path';

const CITIES = path.resolve(import.meta.dirname, '../data/us-cities.csv');
const LENGTHS = [3, 4, 5, 6, 8, 10];

/** Beginnings of the names of all places, each once, in an order that looks random and is always the same. */
function listBeginnings(): string[] {
  const beginnings = new Set<string>();
  for (const line of readFileSync(CITIES, 'utf8').trimEnd().split('\n').slice(1)) {
    const name = line.slice(0, line.indexOf(',')).toLowerCase();
    for (const length of LENGTHS) if (name.length >= length) beginnings.add(name.slice(0, length).trim());
  }
  const list = [...beginnings];
  const step = 7_919;
  return list.map((_, index) => list[(index * step) % list.length] ?? '');
}

const BEGINNINGS = listBeginnings();

/** Paths of the type-ahead for `count` different beginnings, over and over. */
export function typeAheadPaths(count = BEGINNINGS.length): () => string {
  const paths = BEGINNINGS.slice(0, count).map(
    (text) => `/web-marketplace-api/v1/us-city/typeahead?limit=30&search-string=${encodeURIComponent(text)}`,
  );
  let next = -1;
  return () => {
    next = (next + 1) % paths.length;
    return paths[next] ?? '';
  };
}

export const DIFFERENT_QUERIES = BEGINNINGS.length;
