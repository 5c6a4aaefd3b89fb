import { slugify } from '#base/text.ts';
import { placeSearchName } from '../rules/place-search-name.ts';
import type { CsvRow } from './parse-csv.ts';
import { type Cell, numberOrNull } from './place-rows.ts';

/** A city the database holds already. Others point at its id, and the world links to its slug. */
export type KnownCity = { id: number; name: string; state_code: string; county: string; slug: string };

function identityOf(name: string | undefined, stateCode: string | undefined, county: string | undefined) {
  return `${name}|${stateCode}|${county}`;
}

function* slugCandidates({ name, county, stateCode }: CsvRow): Generator<string> {
  yield slugify(`${name} ${stateCode}`);
  const withCounty = slugify(`${name} ${county} ${stateCode}`);
  yield withCounty;
  // Names that differ only in punctuation, as 'Coal City' and 'Coal-City' would.
  for (let number = 2; ; number += 1) yield `${withCounty}-${number}`;
}

function firstFree(taken: Set<string>, candidates: Iterable<string>): string {
  for (const slug of candidates) if (!taken.has(slug)) return slug;
  return '';
}

/**
 * Cities with their ids and URL names. 540 names occur twice in a state: the largest place gets the short slug
 * ('franklin-nj'), the others carry their county ('franklin-gloucester-nj'). What is known already keeps both.
 */
export function cityRows(rows: CsvRow[], known: KnownCity[] = []): Cell[][] {
  const kept = new Map(known.map((city) => [identityOf(city.name, city.state_code, city.county), city]));
  const taken = new Set(known.map(({ slug }) => slug));
  let lastId = known.reduce((largest, { id }) => Math.max(largest, id), 0);
  const places = rows.map((row) => {
    const city = kept.get(identityOf(row.name, row.stateCode, row.county));
    return {
      row,
      id: city?.id ?? ++lastId,
      slug: city?.slug ?? '',
      population: numberOrNull(row.population),
    };
  });
  for (const place of places.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))) {
    if (place.slug !== '') continue;
    place.slug = firstFree(taken, slugCandidates(place.row));
    taken.add(place.slug);
  }
  return places.map(({ row, id, slug, population }) => [
    id,
    row.name ?? '',
    row.stateCode ?? '',
    row.county ?? '',
    population,
    Number(row.lat),
    Number(row.lon),
    numberOrNull(row.market_id),
    slug,
    placeSearchName(row.name ?? ''),
  ]);
}
