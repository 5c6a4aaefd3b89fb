import { Search, X } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useTypedText } from '#app/use-typed-text.ts';
import { TextField } from '#ui/text-field.tsx';
import { type GuestView, writeGuestView } from '../../rules/guest-view.ts';
import { filterChip } from './filter-chip.ts';
import {
  type CountedFilter,
  type FilterQuestion,
  guestFilterChoices,
  pressed,
} from './guest-filter-choices.ts';
import { MoreFilters } from './more-filters.tsx';

interface GuestFiltersProps extends FilterQuestion {
  onManageTags: (() => void) | undefined;
}

function SearchBox({ view }: { view: GuestView }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useTypedText(view.text, (text) =>
    navigate(
      { search: writeGuestView({ ...view, text }) || '?' },
      { replace: true, preventScrollReset: true },
    ),
  );
  return (
    <search className="min-w-0 lg:w-52 lg:shrink-0">
      <TextField
        label="Search guests"
        isLabelHidden
        type="search"
        name="name"
        autoComplete="off"
        placeholder="Name"
        leading={<Search size={18} aria-hidden="true" className="text-ink-soft" />}
        value={typed}
        onChange={setTyped}
        reservesMessage={false}
      />
    </search>
  );
}

/** Search and filters stand in the address, so that a view can be kept and shared. */
export function GuestFilters({ onManageTags, ...question }: GuestFiltersProps) {
  const { view, seesDetails } = question;
  const filters = guestFilterChoices(question);
  const searchOf = (filter: CountedFilter) => writeGuestView(pressed(view, filter)) || '?';
  const inSight = filters.filter(({ group, isOn }) => !group || isOn);
  return (
    <div className="mb-4 flex flex-col gap-3 lg:flex-row lg:items-start" data-print="hidden">
      <SearchBox view={view} />
      <nav aria-label="Filters" className="min-w-0 lg:pt-1">
        <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
          {inSight.map((filter) => (
            <li key={filter.id}>
              <Link
                to={searchOf(filter)}
                replace
                preventScrollReset
                aria-current={filter.isOn ? 'true' : undefined}
                className={filterChip(filter.isOn)}
              >
                <bdi className="max-w-48 truncate">{filter.label}</bdi>{' '}
                <span className={filter.isOn ? undefined : 'text-ink-soft'}>{filter.count}</span>
                {filter.group && <X size={16} aria-hidden="true" />}
              </Link>
            </li>
          ))}
          <li>
            <MoreFilters
              filters={filters.filter(({ group, isOn }) => group && !isOn)}
              searchOf={searchOf}
              onManageTags={seesDetails ? onManageTags : undefined}
            />
          </li>
        </ul>
      </nav>
    </div>
  );
}
