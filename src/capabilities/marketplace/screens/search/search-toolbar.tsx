import { Map as MapIcon, SlidersHorizontal } from 'lucide-react';
import type { SearchAnswer } from '#capabilities/search/contract.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { categoryPath, nearMePath, searchPath } from '#capabilities/taxonomy/rules/search-paths.ts';
import { classNames } from '#ui/class-names.ts';
import { DialogLink } from '#ui/dialog-link.tsx';
import { CategoryMenu } from './category-menu.tsx';
import type { SearchPageData } from './load-search-page.ts';
import { PlaceMenu } from './place-menu.tsx';
import type { SearchLinks } from './search-links.ts';
import { placeLabel } from './search-words.ts';
import { SortMenu } from './sort-menu.tsx';

/** A category's page in this place. */
function pathIn(
  { type, slug }: Pick<SearchAnswer['location'], 'type' | 'slug'>,
  category: TaxonomyKey,
): string {
  if (type === 'NEAR_ME') return nearMePath(category);
  return slug === null ? categoryPath(category) : searchPath(slug, category);
}

export interface SearchToolbarProps {
  search: SearchPageData;
  links: SearchLinks;
  chosenCount: number;
  areFiltersOpen: boolean;
  onOpenFilters: () => void;
  isMapShown: boolean;
  onToggleMap: () => void;
}

const pill =
  'flex min-h-11 shrink-0 items-center gap-2 rounded-full border bg-paper px-4 text-sm font-semibold hover:border-ink/60';

const FILTERS = '#filters';

interface FiltersButtonProps {
  chosenCount: number;
  isOpen: boolean;
  /** The map has taken the column of the filters. */
  isAlways: boolean;
  onOpen: () => void;
}

/** A link to the filters above the results, which becomes the button of a drawer once scripts run. */
function FiltersButton({ chosenCount, isOpen, isAlways, onOpen }: FiltersButtonProps) {
  return (
    <DialogLink
      href={FILTERS}
      isOpen={isOpen}
      onOpen={onOpen}
      className={classNames(
        pill,
        !isAlways && 'lg:hidden',
        chosenCount > 0 ? 'border-secondary text-cove-deep' : 'border-ink/25',
      )}
    >
      <SlidersHorizontal size={18} aria-hidden="true" />
      {chosenCount > 0 ? `Filters (${chosenCount})` : 'Filters'}
    </DialogLink>
  );
}

/** Where, what, in which order, and the ways to narrow it down. */
export function SearchToolbar(props: SearchToolbarProps) {
  const { search, links, chosenCount, areFiltersOpen, onOpenFilters, isMapShown, onToggleMap } = props;
  const { category, place, filters } = search;
  const date = filters.availabilityDates.join(',');
  const withDate = (path: string) => (date === '' ? path : `${path}?date=${date}`);

  return (
    <div className="flex flex-wrap items-center gap-2">
      <PlaceMenu
        // Another place begins with a closed menu.
        key={search.path}
        category={category}
        label={placeLabel(place)}
        toPlace={(slug) => withDate(searchPath(slug, category))}
      />
      <CategoryMenu category={category} toCategory={(other: TaxonomyKey) => withDate(pathIn(place, other))} />
      <FiltersButton
        chosenCount={chosenCount}
        isOpen={areFiltersOpen}
        isAlways={isMapShown}
        onOpen={onOpenFilters}
      />
      <div className="flex gap-2 md:ms-auto">
        <SortMenu links={links} filters={filters} hasDistance={place.lat !== null} />
        <button
          type="button"
          aria-pressed={isMapShown}
          onClick={onToggleMap}
          className={classNames(
            pill,
            'noscript:hidden max-md:hidden',
            isMapShown ? 'border-ink' : 'border-ink/25',
          )}
        >
          <MapIcon size={18} aria-hidden="true" />
          {isMapShown ? 'Hide map' : 'Show map'}
        </button>
      </div>
    </div>
  );
}
