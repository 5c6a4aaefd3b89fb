import { ok, type Result } from '#base/result.ts';
import type { Platform } from '#platform/platform.ts';
import { MOST_POINTS } from '../rules/search-page.ts';
import { listPointRows } from './cards.store.ts';
import { type OpenSearch, openSearch, type SearchTools } from './open-search.ts';
import { rankRows } from './rank-rows.ts';
import type { SearchQuery } from './read-query.ts';
import { scanRows } from './scan-rows.ts';

type MapPoint = {
  storefrontUuid: string;
  storefrontSlug: string;
  vendorName: string;
  lat: number;
  lon: number;
  startingPriceCents: number | null;
};

function look({ rows, scope, groups, ranking }: OpenSearch) {
  const { found } = scanRows(rows, scope, groups);
  const { id, lat, lon, price } = rows.columns;
  const places = rankRows(rows, found, ranking, MOST_POINTS);
  const spots = places.map((place) => ({
    id: id[place] ?? 0,
    lat: lat[place] ?? 0,
    lon: lon[place] ?? 0,
    startingPriceCents: price[place] === -1 ? null : (price[place] ?? null),
  }));
  return { total: found.length, spots };
}

/** Where the found vendors are: the best-ranked, and how many there are altogether. */
export async function listMapPoints(
  { db }: Pick<Platform, 'db'>,
  tools: SearchTools,
  query: SearchQuery,
): Promise<Result<{ total: number; points: MapPoint[] }>> {
  const opened = await openSearch(tools, query, look);
  if (!opened.ok) return opened;
  const { total, spots } = opened.value;
  const names = await listPointRows(
    db,
    spots.map(({ id }) => id),
  );
  const spotOf = new Map(spots.map(({ id, ...spot }) => [id, spot]));
  const points = names.flatMap(({ id, uuid, slug, name }) => {
    const spot = spotOf.get(id);
    return spot ? [{ storefrontUuid: uuid, storefrontSlug: slug, vendorName: name, ...spot }] : [];
  });
  return ok({ total, points });
}
