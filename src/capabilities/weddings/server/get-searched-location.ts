import type { Actor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { DEFAULT_MARKET_ID, type SearchedLocation } from '../rules/searched-location.ts';
import { findMarketSlug, findRememberedLocation, findWeddingCitySlug } from './locations.store.ts';

/** Where to look for vendors: what the person last chose, else the wedding's city, else the default market. */
export async function getSearchedLocation(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
): Promise<SearchedLocation> {
  if (actor.kind === 'user') {
    const remembered = await findRememberedLocation(db, actor.userId);
    if (remembered) return remembered;
    const city = await findWeddingCitySlug(db, actor.userId);
    if (city) return { type: 'CITY', slug: city };
  }
  const slug = await findMarketSlug(db, DEFAULT_MARKET_ID);
  // Before the reference data is loaded there is no market to name.
  return slug ? { type: 'MARKET', slug } : { type: 'ALL_MARKETS', slug: null };
}
