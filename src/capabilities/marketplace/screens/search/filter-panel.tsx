import { hasCapacityFilter } from '#capabilities/search/rules/search-parameters.ts';
import { priceUnit } from '#capabilities/storefronts/rules/starting-price.ts';
import { StillPart } from '#ui/still-part.tsx';
import { CapacityFilter } from './capacity-filter.tsx';
import { DateFilter } from './date-filter.tsx';
import { FilterFold, FilterGroup } from './filter-group.tsx';
import { awardGroup, type FilterCounts, facetGroups, metroGroup } from './filter-groups.ts';
import type { SearchPageData } from './load-search-page.ts';
import { PriceFilter } from './price-filter.tsx';
import { createSearchLinks, type SearchLinks } from './search-links.ts';

export interface FilterPanelProps {
  search: SearchPageData;
  links: SearchLinks;
}

/** The first groups are open, the others wait folded. */
const OPEN_GROUPS = 3;

type GroupsProps = Parameters<typeof createSearchLinks>[0] & { counts: FilterCounts };

/** The facets: a hundred links that need nothing but to be followed. */
function Groups({ counts, ...search }: GroupsProps) {
  const model = { ...search, links: createSearchLinks(search), counts };
  return (
    <>
      {facetGroups(model).map((group, index) => (
        <FilterGroup key={group.key} group={group} isOpenAtFirst={index < OPEN_GROUPS} />
      ))}
      <FilterGroup group={awardGroup(model)} isOpenAtFirst={false} />
      <FilterGroup group={metroGroup(model)} isOpenAtFirst={false} />
    </>
  );
}

/** Everything that narrows a search of this category. */
export function FilterPanel({ search, links }: FilterPanelProps) {
  const { category, filters, path, near, priceBounds, facetCounts, awardCounts, metroCounts } = search;
  const counts = { facetCounts, awardCounts, metroCounts };
  const unit = priceUnit(category);
  return (
    <>
      <FilterFold label="Date" isOpenAtFirst>
        <DateFilter path={path} links={links} dates={filters.availabilityDates} />
      </FilterFold>
      {hasCapacityFilter(category) && (
        <FilterFold label="Guests" isOpenAtFirst>
          <CapacityFilter path={path} links={links} range={filters.capacity} />
        </FilterFold>
      )}
      <FilterFold label={unit ? `Price, ${unit}` : 'Price'} isOpenAtFirst>
        <PriceFilter path={path} links={links} range={filters.priceCents} bounds={priceBounds} />
      </FilterFold>
      <StillPart draw={Groups} of={{ category, filters, path, near, counts }} />
    </>
  );
}
