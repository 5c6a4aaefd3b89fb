import { Link, useNavigate } from 'react-router';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import { classNames } from '#ui/class-names.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { Board, SavedVendor } from '../../contract/boards.contract.ts';
import { groupSaved, type SavedView, writeSavedView } from '../../rules/saved-view.ts';
import { SAVED_SORT_LABELS, SAVED_SORTS } from '../../rules/sort-saved.ts';

interface SavedFiltersProps {
  vendors: readonly SavedVendor[];
  boards: readonly Board[];
  view: SavedView;
}

function Pill({ label, count, to, isOn }: { label: string; count: number; to: string; isOn: boolean }) {
  return (
    <li>
      <Link
        to={to}
        replace
        preventScrollReset
        aria-current={isOn ? 'true' : undefined}
        className={classNames(
          'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border px-4 font-medium text-sm transition-colors',
          isOn
            ? 'border-secondary bg-cove-tint text-cove-deep'
            : 'border-line bg-paper text-ink hover:border-ink/50',
        )}
      >
        {label} <span className={isOn ? undefined : 'text-ink-soft'}>{count}</span>
      </Link>
    </li>
  );
}

/** Categories are links that work without scripts; board and order are chosen beside them. */
export function SavedFilters({ vendors, boards, view }: SavedFiltersProps) {
  const navigate = useNavigate();
  const to = (change: Partial<SavedView>) => writeSavedView({ ...view, ...change }) || '?';
  const go = (change: Partial<SavedView>) =>
    navigate({ search: to(change) }, { replace: true, preventScrollReset: true });
  const groups = groupSaved(vendors, { ...view, category: null });
  const total = groups.reduce((sum, group) => sum + group.vendors.length, 0);
  return (
    <div
      className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-10"
      data-print="hidden"
    >
      <nav aria-label="Categories" className="min-w-0 max-w-full">
        <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
          <Pill label="All" count={total} to={to({ category: null })} isOn={view.category === null} />
          {groups.map(({ category, vendors: inGroup }) => (
            <Pill
              key={category}
              label={marketplaceCategory(category).browseLabel}
              count={inGroup.length}
              to={to({ category })}
              isOn={view.category === category}
            />
          ))}
        </ul>
      </nav>
      <div className="grid w-full grid-cols-2 gap-3 sm:flex sm:w-auto">
        {boards.length > 1 && (
          <SelectField
            label="Board"
            options={[
              { id: 'all', label: 'All boards' },
              ...boards.map(({ uuid, name }) => ({ id: uuid, label: name })),
            ]}
            value={view.boardUuid ?? 'all'}
            onChange={(id) => go({ boardUuid: id === 'all' ? null : id })}
            reservesMessage={false}
            className="min-w-0 sm:w-48"
          />
        )}
        <SelectField
          label="Sort by"
          options={SAVED_SORTS.map((sort) => ({ id: sort, label: SAVED_SORT_LABELS[sort] }))}
          value={view.sort}
          onChange={(id) => go({ sort: SAVED_SORTS.find((sort) => sort === id) ?? 'newest' })}
          reservesMessage={false}
          className="min-w-0 sm:w-52"
        />
      </div>
    </div>
  );
}
