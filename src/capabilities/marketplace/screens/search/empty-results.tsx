import { SearchX } from 'lucide-react';
import { plural } from '#base/text.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { ChosenFilter } from './chosen-filters.ts';
import { FilterLink } from './filter-link.tsx';
import type { SearchPageData } from './load-search-page.ts';
import { NearestResults } from './nearest-results.tsx';
import type { SearchLinks } from './search-links.ts';
import { WiderCircle } from './wider-circle.tsx';

export interface EmptyResultsProps {
  search: SearchPageData;
  links: SearchLinks;
  chosen: readonly ChosenFilter[];
}

const linkStyle =
  'flex min-h-11 items-center justify-between gap-4 rounded-input border border-line bg-paper px-4 py-2 text-start hover:border-secondary';

/** The search without everything that one parameter stands for. */
function Relaxations({ search, links, chosen }: EmptyResultsProps) {
  const offers = search.relaxations
    .filter(({ total }) => total > 0)
    .map(({ filter, total }) => {
      const labels = chosen.filter(({ name }) => name === filter).map(({ label }) => label);
      return { filter, total, label: labels.join(' or '), href: links.with({ [filter]: '' }) };
    })
    .filter(({ label }) => label !== '');
  if (offers.length === 0) return null;
  return (
    <div className="mx-auto max-w-110">
      <h3 className="mb-3 font-semibold font-text text-base tracking-normal">Try removing one of these</h3>
      <ul className="space-y-2">
        {offers.map(({ filter, total, label, href }) => (
          <li key={filter}>
            <FilterLink href={href} className={linkStyle}>
              <span>Without “{label}”</span>
              <span className="shrink-0 text-ink-soft text-sm">{plural(total, 'result')}</span>
            </FilterLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Nothing fits everything: what to let go, and who comes closest. */
export function EmptyResults(props: EmptyResultsProps) {
  const { search, links, chosen } = props;
  return (
    <>
      <EmptyState
        className="py-8! md:py-10!"
        icon={<SearchX size={28} aria-hidden="true" />}
        title={chosen.length > 0 ? 'No exact matches' : 'No vendors here yet'}
        action={
          chosen.length > 0 && (
            <FilterLink
              href={links.clear}
              className="font-medium text-secondary underline underline-offset-4"
            >
              Clear all filters
            </FilterLink>
          )
        }
      >
        {chosen.length > 0 ? 'Try removing a filter.' : 'New vendors join every week. Here’s who is nearest.'}
      </EmptyState>
      <WiderCircle search={search} links={links} />
      <Relaxations {...props} />
      <NearestResults search={search} />
    </>
  );
}
