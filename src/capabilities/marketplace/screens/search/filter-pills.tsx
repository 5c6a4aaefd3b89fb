import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ChosenFilter } from './chosen-filters.ts';
import { FilterLink } from './filter-link.tsx';

export interface FilterPillsProps {
  filters: readonly ChosenFilter[];
  clear: string;
}

/** What narrows the search, each removable by a link of its own. */
export function FilterPills({ filters, clear }: FilterPillsProps) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef(-1);

  // A pill that goes takes the focus with it; the one that moved into its place is the next best.
  useEffect(() => {
    if (pressed.current < 0 || document.activeElement !== document.body) return;
    const links = list.current?.querySelectorAll('a') ?? [];
    links[Math.min(pressed.current, Math.max(filters.length - 1, 0))]?.focus();
    pressed.current = -1;
  }, [filters]);

  if (filters.length === 0) return null;
  return (
    <ul ref={list} aria-label="Selected filters" className="flex flex-wrap items-center gap-2">
      {filters.map(({ name, label, href }, index) => (
        <li key={`${name} ${label}`} className="max-w-full">
          <FilterLink
            href={href}
            aria-label={`Remove filter: ${label}`}
            onFocus={() => {
              pressed.current = index;
            }}
            className="flex min-h-9 items-center gap-1.5 rounded-full border border-secondary bg-cove-tint ps-3.5 pe-2.5 text-cove-deep text-sm hover:border-cove-deep pointer-coarse:min-h-11"
          >
            <span className="truncate">{label}</span>
            <X size={16} aria-hidden="true" />
          </FilterLink>
        </li>
      ))}
      <li>
        <FilterLink
          href={clear}
          className="inline-flex min-h-9 items-center rounded-mark px-2 font-medium text-sm underline underline-offset-4 hover:text-primary pointer-coarse:min-h-11"
        >
          Clear all
        </FilterLink>
      </li>
    </ul>
  );
}
