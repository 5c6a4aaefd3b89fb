import { Bookmark, BookmarkPlus, MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { SavedFilter } from '../../contract/filters.contract.ts';
import { MOST_FILTERS } from '../../rules/filters/filter-rules.ts';
import { type GuestView, writeGuestView } from '../../rules/guest-view.ts';
import { filterChip } from '../guests/filter-chip.ts';
import { GUEST_ACTION, useGuestStep } from '../use-guest-step.ts';
import { FilterDialog } from './filter-dialog.tsx';

interface SavedFiltersProps {
  view: GuestView;
  filters: readonly SavedFilter[];
  isFiltered: boolean;
  canEdit: boolean;
}

/** Views that the couple comes back to, one press away. */
export function SavedFilters({ view, filters, isFiltered, canEdit }: SavedFiltersProps) {
  const step = useGuestStep();
  const [named, setNamed] = useState<SavedFilter | 'new'>();
  const query = writeGuestView(view);
  const current = filters.find((filter) => filter.query === query);
  const renamed = named === 'new' ? undefined : named;
  const saving = useAction({
    ...GUEST_ACTION,
    run: (name: string) =>
      renamed ? api.guests.renameFilter({ uuid: renamed.uuid, name }) : api.guests.addFilter({ name, query }),
    done: (_, { name }) => `Saved ${name}.`,
    failure: 'here',
  });
  const canAdd = canEdit && isFiltered && !current && filters.length < MOST_FILTERS;
  if (filters.length === 0 && !canAdd) return null;

  function remove({ uuid, name, query: kept }: SavedFilter) {
    step({
      call: () => api.guests.removeFilter({ uuid }),
      done: {
        tone: 'neutral',
        message: `Deleted the filter ${name}.`,
        undo: () => step({ call: () => api.guests.addFilter({ name, query: kept }) }),
      },
    });
  }

  return (
    <nav aria-label="Saved filters" className="mb-3" data-print="hidden">
      <ul className="-mx-5 flex items-center gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {filters.map((filter) => (
          <li key={filter.uuid} className="flex items-center">
            <Link
              // A second press shows everyone again.
              to={filter === current ? '?' : filter.query || '?'}
              replace
              preventScrollReset
              aria-current={filter === current ? 'true' : undefined}
              className={filterChip(filter === current)}
            >
              <Bookmark size={16} aria-hidden="true" />
              <bdi>{filter.name}</bdi>
            </Link>
            {canEdit && filter === current && (
              <Menu
                placement="bottom start"
                trigger={<IconButton label={`More for ${filter.name}`} icon={<MoreHorizontal size={18} />} />}
                entries={[
                  { id: 'rename', label: 'Rename' },
                  { id: 'remove', label: 'Delete', tone: 'danger' },
                ]}
                onAction={(id) => (id === 'rename' ? setNamed(filter) : remove(filter))}
              />
            )}
          </li>
        ))}
        {canAdd && (
          <li>
            <Button
              variant="quiet"
              size="small"
              icon={<BookmarkPlus size={16} aria-hidden="true" />}
              onPress={() => setNamed('new')}
            >
              Save this filter
            </Button>
          </li>
        )}
      </ul>
      {named && (
        <FilterDialog
          title={renamed ? `Rename ${renamed.name}` : 'Save this filter'}
          name={renamed?.name ?? ''}
          onSave={(name) => saving.mutateAsync(name)}
          onClose={() => setNamed(undefined)}
        />
      )}
    </nav>
  );
}
