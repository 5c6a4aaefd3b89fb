import { plural } from '#base/text.ts';
import { FilterLink } from './filter-link.tsx';
import type { SearchPageData } from './load-search-page.ts';
import type { SearchLinks } from './search-links.ts';

export interface WiderCircleProps {
  search: SearchPageData;
  links: SearchLinks;
}

/** Few around here: how many more a larger circle has, one press away. */
export function WiderCircle({ search, links }: WiderCircleProps) {
  const { wider, place, total } = search;
  if (!wider) return null;
  const within = place.radiusMiles === null ? 'here' : `within ${plural(place.radiusMiles, 'mile')}`;
  return (
    <p className="mt-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-paper px-5 py-4">
      <span>
        {total === 0 ? `Nobody ${within}.` : `That’s everyone ${within}.`} A wider circle has {wider.more}{' '}
        more.
      </span>
      <FilterLink
        href={links.with({ radius: String(wider.radiusMiles) })}
        className="inline-flex min-h-11 items-center font-semibold text-secondary underline underline-offset-4"
      >
        Widen to {wider.radiusMiles} miles
      </FilterLink>
    </p>
  );
}
