import { placeSearchName } from '../rules/place-search-name.ts';
import type { CsvRow } from './parse-csv.ts';

export type Cell = string | number | null;

export function numberOrNull(text: string | undefined): number | null {
  return text === undefined || text === '' ? null : Number(text);
}

export function stateRow(row: CsvRow): Cell[] {
  return [row.stateCode ?? '', row.name ?? '', row.slug ?? ''];
}

export function marketRow(row: CsvRow): Cell[] {
  const { id, name = '', stateCode, slug, lat, lon, radius_miles: radius } = row;
  return [
    Number(id),
    name,
    stateCode ?? '',
    slug ?? '',
    Number(lat),
    Number(lon),
    Number(radius),
    0,
    placeSearchName(name),
  ];
}

export function zipRow(row: CsvRow): Cell[] {
  return [row.zip ?? '', row.city ?? '', row.stateCode ?? '', Number(row.lat), Number(row.lon)];
}
