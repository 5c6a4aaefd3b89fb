import { Settings2, SlidersHorizontal } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { Menu } from '#ui/menu.tsx';
import { filterChip } from './filter-chip.ts';
import type { CountedFilter } from './guest-filter-choices.ts';

const MANAGE = 'manage';

interface MoreFiltersProps {
  filters: readonly CountedFilter[];
  /** The address with this filter pressed. */
  searchOf: (filter: CountedFilter) => string;
  /** Left out for who may only look. */
  onManageTags: (() => void) | undefined;
}

/** Sides, lists and tags take the room of one filter; what is on stands beside it, to be taken off. */
export function MoreFilters({ filters, searchOf, onManageTags }: MoreFiltersProps) {
  const navigate = useNavigate();
  const entries = [
    ...filters.map(({ id, label, group, count }) => ({ id, label: `${label} (${count})`, group })),
    ...(onManageTags
      ? [
          {
            id: MANAGE,
            label: 'Manage tags',
            icon: <Settings2 size={18} aria-hidden="true" />,
            group: 'Tags',
          },
        ]
      : []),
  ];
  if (entries.length === 0) return null;
  return (
    <Menu
      placement="bottom start"
      trigger={
        <AriaButton className={filterChip(false)}>
          <SlidersHorizontal size={16} aria-hidden="true" />
          More
        </AriaButton>
      }
      entries={entries}
      onAction={(id) => {
        if (id === MANAGE) return onManageTags?.();
        const filter = filters.find((one) => one.id === id);
        if (filter) void navigate({ search: searchOf(filter) }, { replace: true, preventScrollReset: true });
      }}
    />
  );
}
