import type { SearchFilters } from '#capabilities/search/rules/search-filters.ts';
import { hasCapacityFilter } from '#capabilities/search/rules/search-parameters.ts';
import { priceUnit } from '#capabilities/storefronts/rules/starting-price.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { StillPart } from '#ui/still-part.tsx';
import { CapacityFilter } from './capacity-filter.tsx';
import { DateFilter } from './date-filter.tsx';
import { DistanceFilter } from './distance-filter.tsx';
import { FilterForm } from './filter-form.tsx';
import { FilterFold, FilterGroup } from './filter-group.tsx';
import { awardGroup, type FilterCounts, facetGroups, metroGroup } from './filter-groups.ts';
import type { SearchPageData } from './load-search-page.ts';
import { PriceFilter } from './price-filter.tsx';
import type { SearchLinks } from './search-links.ts';

export interface FilterPanelProps {
  search: SearchPageData;
  links: SearchLinks;
}

/** The first groups are open, the others wait folded. */
const OPEN_GROUPS = 3;

type GroupsProps = { category: TaxonomyKey; filters: SearchFilters; counts: FilterCounts };

/** The facets: a hundred boxes, which browsers tick by themselves. */
function Groups(model: GroupsProps) {
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
  const { category, filters, place, priceBounds, facetCounts, awardCounts, metroCounts } = search;
  const counts = { facetCounts, awardCounts, metroCounts };
  const unit = priceUnit(category);
  const groups = facetGroups({ category, filters, counts });
  return (
    <FilterForm
      search={search}
      kept={links.hidden(
        'date',
        'radius',
        'capacity',
        'price',
        'awards',
        'metro',
        ...groups.map((g) => g.key),
      )}
    >
      <FilterFold label="Date" isOpenAtFirst>
        <DateFilter dates={filters.availabilityDates} />
      </FilterFold>
      {place.lat !== null && (
        <FilterFold label="Distance" isOpenAtFirst>
          <DistanceFilter radiusMiles={filters.radiusMiles} isAreaChosen={filters.area !== null} />
        </FilterFold>
      )}
      {hasCapacityFilter(category) && (
        <FilterFold label="Guests" isOpenAtFirst>
          <CapacityFilter links={links} range={filters.capacity} />
        </FilterFold>
      )}
      <FilterFold label={unit ? `Price, ${unit}` : 'Price'} isOpenAtFirst>
        <PriceFilter links={links} range={filters.priceCents} bounds={priceBounds} />
      </FilterFold>
      <StillPart draw={Groups} of={{ category, filters, counts }} />
    </FilterForm>
  );
}
