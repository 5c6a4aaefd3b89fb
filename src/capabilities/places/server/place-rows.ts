import { slugify } from '#base/text.ts';
import { placeSearchName } from '../rules/place-search-name.ts';

export type CsvRow = Record<string, string>;
type Cell = string | number | null;

function numberOrNull(text: string | undefined): number | null {
  return text === undefined || text === '' ? null : Number(text);
}

export function stateRow(row: CsvRow): Cell[] {
  return [row.stateCode ?? '', row.name ?? '', row.slug ?? ''];
}

/** A stored name is written out in full ('Port St. Lucie' and 'St' alike), so the last word counts as finished. */
function storedSearchName(name: string | undefined): string {
  return placeSearchName(`${name ?? ''}.`);
}

export function marketRow(row: CsvRow): Cell[] {
  const { id, name, stateCode, slug, lat, lon, radius_miles: radius } = row;
  return [
    Number(id),
    name ?? '',
    stateCode ?? '',
    slug ?? '',
    Number(lat),
    Number(lon),
    Number(radius),
    0,
    storedSearchName(name),
  ];
}

export function zipRow(row: CsvRow): Cell[] {
  return [row.zip ?? '', row.city ?? '', row.stateCode ?? '', Number(row.lat), Number(row.lon)];
}

function firstFree(taken: Set<string>, names: string[]): string {
  const slugs = names.map(slugify);
  const free = slugs.find((slug) => !taken.has(slug));
  if (free) return free;
  // Names that differ only in punctuation, as 'Coal City' and 'Coal-City' would.
  let number = 2;
  while (taken.has(`${slugs.at(-1)}-${number}`)) number += 1;
  return `${slugs.at(-1)}-${number}`;
}

/**
 * Cities with their URL names. 540 names occur twice in a state: the largest place keeps the short slug
 * ('franklin-nj'), the others carry their county ('franklin-gloucester-nj').
 */
export function cityRows(rows: CsvRow[]): Cell[][] {
  const taken = new Set<string>();
  const slugs = new Map<CsvRow, string>();
  const bySize = [...rows].sort((a, b) => Number(b.population || 0) - Number(a.population || 0));
  for (const row of bySize) {
    const slug = firstFree(taken, [
      `${row.name} ${row.stateCode}`,
      `${row.name} ${row.county} ${row.stateCode}`,
    ]);
    taken.add(slug);
    slugs.set(row, slug);
  }
  return rows.map((row, index) => [
    index + 1,
    row.name ?? '',
    row.stateCode ?? '',
    row.county ?? '',
    numberOrNull(row.population),
    Number(row.lat),
    Number(row.lon),
    numberOrNull(row.market_id),
    slugs.get(row) ?? '',
    storedSearchName(row.name),
  ]);
}
