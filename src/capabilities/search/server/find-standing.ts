import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { Platform } from '#platform/platform.ts';
import { searchQuerySchema } from '../contract.ts';
import { type OpenSearch, openSearch } from './open-search.ts';
import { askedParts, rankRows } from './rank-rows.ts';
import { scanRows } from './scan-rows.ts';
import { searchToolsOf } from './search-tools.ts';

export type Standing = {
  /** 1 for the first. */
  rank: number;
  of: number;
  /** 'Far Rockaway, NY' */
  placeName: string;
  /** The middle of the town, where distances begin. */
  center: { lat: number; lon: number };
  placeTenths: number;
};

export type StandingQuestion = { storefrontId: number; category: TaxonomyKey; citySlug: string };
export type FindStanding = (question: StandingQuestion) => Promise<Standing | null>;

function look(search: OpenSearch, storefrontId: number): Standing | null {
  const { rows, ranking, location } = search;
  const own = rows.placeOf(storefrontId);
  const { found } = scanRows(rows, search.scope, search.groups);
  const index = rankRows(rows, found, ranking, found.length).indexOf(own ?? -1);
  if (own === undefined || index === -1 || !('lat' in location)) return null;
  return {
    rank: index + 1,
    of: found.length,
    placeName: location.name,
    center: { lat: location.lat, lon: location.lon },
    placeTenths: askedParts(rows, own, ranking).place ?? 0,
  };
}

/** Where a listing stands when somebody looks for its category in its own town and asks for nothing else; null where it is not listed. */
export function createStandingFinder(platform: Pick<Platform, 'db'>): FindStanding {
  const tools = searchToolsOf(platform);
  return async ({ storefrontId, category, citySlug }) => {
    const query = searchQuerySchema.parse({
      vendorType: category,
      location: { type: 'CITY', slug: citySlug },
    });
    const standing = await openSearch(tools, query, (search) => look(search, storefrontId));
    return standing.ok ? standing.value : null;
  };
}
