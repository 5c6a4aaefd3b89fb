import type { CalendarDate } from '#base/calendar-date.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { Platform } from '#platform/platform.ts';
import { searchQuerySchema } from '../contract.ts';
import { widerThan } from '../rules/search-radius.ts';
import { type OpenSearch, openSearch } from './open-search.ts';
import { milesTo } from './rank-rows.ts';
import { scanRows } from './scan-rows.ts';
import { inCircle } from './search-scope.ts';
import { searchToolsOf } from './search-tools.ts';

/** Who is there once one looks farther: in the first wider circle that has anybody, and how far the nearest is. */
type FartherCount = { radiusMiles: number; count: number; nearestMiles: number };

export type FreeCount = {
  /** Listings of the category around the place. */
  near: number;
  /** Of those, who show a calendar and have the day free, and who have it taken. */
  free: number;
  taken: number;
  /** Of the free ones, who begin at no more than was asked for. */
  fitting: number;
  /** Where nobody is near; null where somebody is, or nobody is anywhere around. */
  farther: FartherCount | null;
};

export type CountFree = (question: {
  category: TaxonomyKey;
  citySlug: string;
  day: CalendarDate;
  upToCents: number | null;
}) => Promise<FreeCount | null>;

function lookFarther({ rows, ranking, radiusMiles }: OpenSearch): FartherCount | null {
  const { center } = ranking;
  if (!center || radiusMiles === null) return null;
  for (const wider of widerThan(radiusMiles)) {
    const circle = inCircle(rows, center, wider);
    if (circle.length === 0) continue;
    const nearest = Math.min(...circle.map((place) => milesTo(rows, place, center)));
    return { radiusMiles: wider, count: circle.length, nearestMiles: Math.round(nearest) };
  }
  return null;
}

/** How many of a category are free on a day around a town, out of the rows that searches look at; null for an unknown town. */
export function createFreeCounter(platform: Pick<Platform, 'db'>): CountFree {
  const tools = searchToolsOf(platform);
  return async ({ category, citySlug, day, upToCents }) => {
    const query = searchQuerySchema.parse({
      vendorType: category,
      location: { type: 'CITY', slug: citySlug },
      availabilityDates: [day],
    });
    const counted = await openSearch(tools, query, (search) => {
      const { rows, scope, groups } = search;
      const { showsAvailability, price } = rows.columns;
      const shows = (place: number) => showsAvailability[place] === 1;
      const fits = (place: number) => {
        const cents = price[place] ?? -1;
        return cents >= 0 && cents <= (upToCents ?? -1);
      };
      const near = scanRows(rows, scope, []).found;
      const free = scanRows(rows, scope, groups).found.filter(shows);
      const taken = near.filter(shows).length - free.length;
      const fitting = free.filter(fits).length;
      const farther = near.length === 0 ? lookFarther(search) : null;
      return { near: near.length, free: free.length, taken, fitting, farther };
    });
    return counted.ok ? counted.value : null;
  };
}
