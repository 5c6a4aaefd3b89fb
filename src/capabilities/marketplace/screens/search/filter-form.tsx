import type { ReactNode } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import type { SearchPageData } from './load-search-page.ts';
import { useFilterForm } from './use-filter-form.ts';

export interface FilterFormProps {
  search: SearchPageData;
  /** What the search has that no field here stands for. */
  kept: readonly [name: string, value: string][];
  children: ReactNode;
}

/** All filters in one form. Every change is the search; without scripts a button sends it. */
export function FilterForm({ search, kept, children }: FilterFormProps) {
  const form = useFilterForm(search);
  return (
    <form ref={form} action={search.path} aria-label="Filters" autoComplete="off">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div className="sticky bottom-0 hidden bg-linen py-3 noscript:block">
        <button type="submit" className={buttonStyle({ variant: 'primary', size: 'small' })}>
          Apply filters
        </button>
      </div>
    </form>
  );
}

/** How the fields of these forms look. */
export const plainFieldStyle =
  'block h-11 w-full min-w-0 rounded-input border border-line-strong bg-paper px-3 text-sm tabular-nums';
