import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { stillToCome } from '#app/today-here.ts';
import { useUser } from '#app/use-user.ts';
import { formatMonthDay } from '#base/calendar-date-format.ts';
import { hasCapacityFilter } from '#capabilities/search/rules/search-parameters.ts';
import { searchPath } from '#capabilities/taxonomy/rules/search-paths.ts';
import { classNames } from '#ui/class-names.ts';
import { ownWeddingQuery } from '../../queries.ts';
import { FilterLink } from './filter-link.tsx';
import type { SearchPageData } from './load-search-page.ts';
import type { SearchLinks } from './search-links.ts';

const chipStyle =
  'flex min-h-9 shrink-0 cursor-pointer items-center gap-2 rounded-full border bg-paper px-3 text-sm hover:border-ink/60 pointer-coarse:min-h-11';

interface ChipProps {
  label: string;
  isChosen: boolean;
  /** The search with it, or without it again. */
  href: string;
}

function Chip({ label, isChosen, href }: ChipProps) {
  const navigate = useNavigate();
  // What was pressed shows at once; the address that comes of it brings another one.
  const [pressed, setPressed] = useState('');
  const isShownChosen = pressed === href ? !isChosen : isChosen;
  return (
    <label
      className={classNames(
        chipStyle,
        isShownChosen ? 'border-secondary bg-cove-tint font-semibold text-cove-deep' : 'border-ink/25',
      )}
    >
      <input
        type="checkbox"
        checked={isShownChosen}
        onChange={() => {
          setPressed(href);
          navigate(href, { preventScrollReset: true });
        }}
        className="size-4.5 accent-secondary"
      />
      {label}
    </label>
  );
}

export interface WeddingFiltersProps {
  search: SearchPageData;
  links: SearchLinks;
}

/** Known once the page is hydrated: public pages are the same for everyone. */
function useChips({ search, links }: WeddingFiltersProps) {
  const { category, filters } = search;
  const [context] = useUser()?.user_role_account_weddings ?? [];
  const { data: wedding } = useQuery({ ...ownWeddingQuery, enabled: context !== undefined });
  const date = stillToCome(context?.wedding_date);
  const guests = wedding?.guestCount ?? 0;
  const chips: ChipProps[] = [];
  if (date) {
    const isChosen = filters.availabilityDates.includes(date);
    chips.push({
      label: `Free on ${formatMonthDay(date)}`,
      isChosen,
      href: links.with({ date: isChosen ? '' : date }),
    });
  }
  if (guests > 0 && hasCapacityFilter(category)) {
    const isChosen = filters.capacity?.min === guests && filters.capacity.max === null;
    chips.push({
      label: `Room for ${guests}`,
      isChosen,
      href: links.with({ capacity: isChosen ? '' : `${guests}-max` }),
    });
  }
  const [town] = context?.wedding_location_history ?? [];
  return { chips, town: town && town.slug !== search.place.slug ? town : undefined };
}

/** What the couple has told about its wedding, one press away. */
export function WeddingFilters(props: WeddingFiltersProps) {
  const { chips, town } = useChips(props);
  const isEmpty = chips.length === 0 && !town;
  return (
    // Whoever was signed in a moment ago gets the room before the answer, so that nothing is pushed down.
    <div className="mb-3 hidden [.is-signed-in_&]:block [.is-signed-in_&]:min-h-9">
      {!isEmpty && (
        <fieldset className="-mx-1 flex items-center gap-2 overflow-x-auto px-1 py-0.5 [scrollbar-width:none]">
          <legend className="sr-only">From your wedding</legend>
          <span className="flex shrink-0 items-center gap-1.5 text-ink-soft text-sm max-sm:hidden">
            <Sparkles size={16} aria-hidden="true" />
            From your wedding
          </span>
          {chips.map((chip) => (
            <Chip key={chip.label} {...chip} />
          ))}
          {town && (
            <FilterLink
              isPage
              href={searchPath(town.slug, props.search.category)}
              className={classNames(chipStyle, 'border-ink/25')}
            >
              Near {town.location}
            </FilterLink>
          )}
        </fieldset>
      )}
    </div>
  );
}
