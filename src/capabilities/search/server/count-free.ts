import type { CalendarDate } from '#base/calendar-date.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { Platform } from '#platform/platform.ts';
import { searchQuerySchema } from '../contract.ts';
import { openSearch } from './open-search.ts';
import { scanRows } from './scan-rows.ts';
import { searchToolsOf } from './search-tools.ts';

export type FreeCount = {
  /** Listings of the category around the place. */
  near: number;
  /** Of those, who show a calendar and have the day free, and who have it taken. */
  free: number;
  taken: number;
  /** Of the free ones, who begin at no more than was asked for. */
  fitting: number;
};

export type CountFree = (question: {
  category: TaxonomyKey;
  citySlug: string;
  day: CalendarDate;
  upToCents: number | null;
}) => Promise<FreeCount | null>;

/** How many of a category are free on a day around a town, out of the rows that searches look at; null for an unknown town. */
export function createFreeCounter(platform: Pick<Platform, 'db'>): CountFree {
  const tools = searchToolsOf(platform);
  return async ({ category, citySlug, day, upToCents }) => {
    const query = searchQuerySchema.parse({
      vendorType: category,
      location: { type: 'CITY', slug: citySlug },
      availabilityDates: [day],
    });
    const counted = await openSearch(tools, query, ({ rows, scope, groups }) => {
      const { showsAvailability, price } = rows.columns;
      const shows = (place: number) => showsAvailability[place] === 1;
      const fits = (place: number) => {
        const cents = price[place] ?? -1;
        return cents >= 0 && cents <= (upToCents ?? -1);
      };
      const near = scanRows(rows, scope, []).found;
      const free = scanRows(rows, scope, groups).found.filter(shows);
      const taken = near.filter(shows).length - free.length;
      return { near: near.length, free: free.length, taken, fitting: free.filter(fits).length };
    });
    return counted.ok ? counted.value : null;
  };
}
