import type { z } from 'zod';
import { parseCalendarDate } from '#base/calendar-date.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { collapseAwards, expandAwards } from '#capabilities/storefronts/rules/badges.ts';
import type { searchQuerySchema } from '../contract.ts';
import { groupChoices, optionsOfSlug } from '../rules/facet-choices.ts';
import type { OpenRange, SearchFilters } from '../rules/search-filters.ts';
import { hasCapacityFilter } from '../rules/search-parameters.ts';
import { naturalOrder } from '../rules/sort-keys.ts';

export type SearchQuery = z.output<typeof searchQuerySchema>;

function invalid(field: string, message: string) {
  return fail('invalid_input', 'Please check the highlighted fields.', { fields: { [field]: message } });
}

function toRange(range: SearchQuery['price']): OpenRange | null {
  if (!range || (range.min === 0 && range.max === 'max')) return null;
  return { min: range.min, max: range.max === 'max' ? null : range.max };
}

/** From the call's input to filters. An address may hold anything; a call that names what there is not is refused. */
export function readQuery(query: SearchQuery): Result<SearchFilters> {
  const { vendorType, area } = query;
  const options = query.facets.map((slug) => optionsOfSlug(vendorType, slug));
  const stranger = query.facets.find((_slug, index) => options[index]?.length === 0);
  if (stranger !== undefined) return invalid('facets', `There is no filter ${stranger.slice(0, 80)} here.`);
  for (const field of ['price', 'capacity'] as const) {
    const range = query[field];
    if (range && range.max !== 'max' && range.max < range.min) {
      return invalid(field, 'The end of the range lies before its beginning.');
    }
  }
  const days = query.availabilityDates.map(parseCalendarDate).filter((day) => day !== undefined);
  if (days.length < query.availabilityDates.length)
    return invalid('availabilityDates', 'There is no such day.');
  if (area && (area.south >= area.north || area.west >= area.east)) {
    return invalid('area', 'The area needs a south below its north and a west left of its east.');
  }
  return ok({
    facets: groupChoices(vendorType, options.flat()),
    priceCents: toRange(query.price),
    capacity: hasCapacityFilter(vendorType) ? toRange(query.capacity) : null,
    availabilityDates: [...new Set(days)].sort(),
    awardGroups: collapseAwards(expandAwards(query.awardGroups)),
    metroTypes: query.metroTypes,
    area,
    radiusMiles: query.radiusMiles,
    sortBy: query.sortBy,
    sortOrder: query.sortOrder ?? naturalOrder(query.sortBy),
    page: query.page,
  });
}
