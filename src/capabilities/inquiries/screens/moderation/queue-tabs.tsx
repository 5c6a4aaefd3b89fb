import { Link } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import { formatCount } from '#base/format-count.ts';
import { classNames } from '#ui/class-names.ts';
import type { ModerationItem } from '../../contract/moderation.contract.ts';
import { itemsOf, QUEUE_VIEWS, type QueueView } from './queue-view.ts';

const LABELS: Readonly<Record<QueueView, string>> = {
  queue: 'To decide',
  'second-look': 'Second look',
  done: 'Decided',
};

/** The three lists, with how many wait in each. */
export function QueueTabs({ view, items }: { view: QueueView; items: readonly ModerationItem[] }) {
  return (
    <nav
      aria-label="Lists"
      className="max-w-full pb-4 max-lg:order-last max-lg:basis-full max-lg:pt-1 lg:py-3"
    >
      <ul className="inline-flex max-w-full gap-1 overflow-x-auto rounded-full bg-ink/7 p-1">
        {QUEUE_VIEWS.map((each) => (
          <li key={each}>
            <Link
              to={paths.moderation({ view: each === 'queue' ? undefined : each })}
              aria-current={each === view ? 'page' : undefined}
              className={classNames(
                'flex min-h-10 items-center gap-2 whitespace-nowrap rounded-full px-3 font-semibold text-sm sm:px-4 focus-visible:-outline-offset-2',
                each === view ? 'bg-paper text-ink' : 'text-ink-soft hover:text-ink',
              )}
            >
              {LABELS[each]}
              {each !== 'done' && (
                <span className="text-ink-soft tabular-nums">{formatCount(itemsOf(items, each).length)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
