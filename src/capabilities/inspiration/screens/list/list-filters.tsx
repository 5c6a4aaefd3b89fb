import { ChosenFilters } from './chosen-filters.tsx';
import { ColorRow } from './color-row.tsx';
import type { FilterBar } from './filter-choices.ts';
import { FilterMenu } from './filter-menu.tsx';

export interface ListFiltersProps {
  bar: FilterBar;
  /** '12 real weddings' */
  found: string;
  /** Changes with every choice: a new list begins with its menus closed. */
  address: string;
}

/** Colors in a row, everything else in menus, and below them what came of it. */
export function ListFilters({ bar, found, address }: ListFiltersProps) {
  const colors = bar.groups.find(({ kind }) => kind === 'color');
  const menus = bar.groups.filter(({ kind }) => kind !== 'color');
  return (
    <section aria-label="Filters" data-print="hidden">
      {colors && <ColorRow choices={colors.choices} />}
      <div key={address} className="relative grid grid-cols-2 gap-2 pt-4 sm:flex sm:flex-wrap">
        {menus.map(({ kind, label, choices }) => (
          <FilterMenu key={kind} label={label} choices={choices} />
        ))}
      </div>
      <div className="pt-5">
        <ChosenFilters bar={bar} found={found} />
      </div>
    </section>
  );
}
