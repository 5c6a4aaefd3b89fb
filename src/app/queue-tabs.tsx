import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';

interface QueueTabsProps<View extends string> {
  views: readonly View[];
  labels: Readonly<Record<View, string>>;
  view: View;
  counts: Readonly<Record<View, number>>;
  /** The address of a list; the first one needs no name. */
  pathOf: (view?: View) => string;
}

/** The lists of a queue of staff, each with how many wait there. */
export function QueueTabs<View extends string>(props: QueueTabsProps<View>) {
  const { views, labels, view, counts, pathOf } = props;
  return (
    <nav aria-label="Lists" className="max-w-full py-3 max-lg:order-last max-lg:basis-full">
      <ul className="inline-flex max-w-full gap-1 overflow-x-auto rounded-full bg-ink/7 p-1">
        {views.map((each) => (
          <li key={each}>
            <Link
              to={pathOf(each === views[0] ? undefined : each)}
              aria-current={each === view ? 'page' : undefined}
              className={classNames(
                'flex min-h-10 items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 font-semibold text-sm sm:px-4 focus-visible:-outline-offset-2',
                each === view ? 'bg-paper text-ink' : 'text-ink-soft hover:text-ink',
              )}
            >
              {labels[each]}
              {each !== 'decided' && <span className="text-ink-soft tabular-nums">{counts[each]}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
