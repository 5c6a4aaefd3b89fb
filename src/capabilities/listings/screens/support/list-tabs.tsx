import { Link } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import { useCurrentInSight } from '#app/use-current-in-sight.ts';
import { formatCount } from '#base/format-count.ts';
import { classNames } from '#ui/class-names.ts';
import type { ReviewCounts } from '../../contract/support-listings.contract.ts';
import { LIST_VIEWS, type ListView } from './list-view.ts';

const LABELS: Readonly<Record<ListView, string>> = {
  waiting: 'Waiting',
  'in-review': 'In review',
  held: 'Held texts',
  decided: 'Decided',
};

/** The lists, with how many wait in each. */
export function ListTabs({ view, counts }: { view: ListView; counts: ReviewCounts }) {
  const numbers: Readonly<Record<ListView, number | undefined>> = {
    waiting: counts.waiting,
    'in-review': counts.inReview,
    held: counts.held,
    decided: undefined,
  };
  const list = useCurrentInSight();
  return (
    <nav aria-label="Lists" className="max-w-full py-3 max-lg:order-last max-lg:basis-full">
      <ul ref={list} className="inline-flex max-w-full gap-1 overflow-x-auto rounded-full bg-ink/7 p-1">
        {LIST_VIEWS.map((each) => {
          const number = numbers[each];
          return (
            <li key={each}>
              <Link
                to={paths.supportListings(each === 'waiting' ? undefined : each)}
                aria-current={each === view ? 'page' : undefined}
                className={classNames(
                  'flex min-h-10 items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 font-semibold text-sm sm:px-4 focus-visible:-outline-offset-2',
                  each === view ? 'bg-paper text-ink' : 'text-ink-soft hover:text-ink',
                )}
              >
                {LABELS[each]}
                {number !== undefined && (
                  <span className="text-ink-soft tabular-nums">{formatCount(number)}</span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
