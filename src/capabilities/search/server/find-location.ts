import { LRUCache } from 'lru-cache';
import { fail, ok, type Result } from '#base/result.ts';
import { findPlacesBySlug, type SlugRow } from '#capabilities/places/server/index.ts';
import type { Platform } from '#platform/platform.ts';
import type { SearchLocation } from '../rules/search-location.ts';

export type AskedLocation = {
  type: SearchLocation['type'] | 'PLACE';
  slug: string | null;
  lat?: number | undefined;
  lon?: number | undefined;
};

/** Where the browser says it is, to about a mile: nobody's house. */
const NEAR_STEPS = 100;

const rounded = (degrees: number) => Math.round(degrees * NEAR_STEPS) / NEAR_STEPS;

function toLocation(slug: string, row: SlugRow): SearchLocation {
  const { name, state_code: stateCode, market_id: marketId } = row;
  const [lat, lon] = [row.lat ?? 0, row.lon ?? 0];
  switch (row.type) {
    case 'STATE':
      return { type: 'STATE', slug, name, stateCode };
    case 'MARKET':
      return { type: 'MARKET', slug, name, stateCode, marketId: marketId ?? 0, lat, lon };
    case 'CITY':
      return { type: 'CITY', slug, name: `${name}, ${stateCode}`, stateCode, marketId, lat, lon };
  }
}

export type FindLocation = (asked: AskedLocation) => Promise<Result<SearchLocation>>;

/** From what a call or an address names to a place on the map. */
export function createLocationFinder({ db }: Pick<Platform, 'db'>): FindLocation {
  // Reference data changes only with a deployment, so remembered places cannot grow stale.
  const remembered = new LRUCache<string, SlugRow[]>({ max: 2_000 });

  async function rowsOf(slug: string): Promise<SlugRow[]> {
    const known = remembered.get(slug);
    if (known) return known;
    const rows = await findPlacesBySlug(db, slug);
    if (rows.length > 0) remembered.set(slug, rows);
    return rows;
  }

  return async ({ type, slug, lat, lon }) => {
    if (type === 'ALL_MARKETS') return ok({ type, slug: null, name: 'everywhere' });
    if (type === 'NEAR_ME') {
      if (lat === undefined || lon === undefined) {
        return fail('invalid_input', 'Please check the highlighted fields.', {
          fields: { location: 'A search near you needs a latitude and a longitude.' },
        });
      }
      return ok({ type, slug: null, name: 'near you', lat: rounded(lat), lon: rounded(lon) });
    }
    const row = (await rowsOf(slug ?? '')).find((found) => type === 'PLACE' || found.type === type);
    return row
      ? ok(toLocation(slug ?? '', row))
      : fail('search.place_not_found', 'We don’t know this place.');
  };
}
