import { Link } from 'react-router';
import { plural } from '#base/text.ts';
import { classNames } from '#ui/class-names.ts';
import type { GuestEvent } from '../../contract/events.contract.ts';
import { ReplyBar } from '../../parts/reply-bar.tsx';
import type { EventCount } from '../../rules/event-count.ts';
import { type GuestView, type HeadCount, writeGuestView } from '../../rules/guest-view.ts';

interface HeadCountBarProps {
  view: GuestView;
  events: readonly GuestEvent[];
  /** Of each event, in their order. */
  counts: readonly EventCount[];
  place: number;
  all: HeadCount;
  households: number;
}

function details({ lists, children, infants, openSeats }: HeadCount): string {
  return [
    children > 0 && plural(children, 'child', 'children'),
    infants > 0 && plural(infants, 'infant'),
    openSeats > 0 && `${plural(openSeats, 'seat')} to name`,
    lists.MAYBE > 0 && `${lists.MAYBE} maybe`,
    lists.LATER > 0 && `${lists.LATER} for later`,
  ]
    .filter(Boolean)
    .join('\u00a0· ');
}

/** The head count of one event, and the way to the others. */
export function HeadCountBar({ view, events, counts, place, all, households }: HeadCountBarProps) {
  const count = counts[place];
  const more = details(all);
  return (
    <section
      aria-label="Head count"
      className="mb-5 rounded-card border border-line bg-paper p-4 md:flex md:items-center md:gap-8 md:p-6"
    >
      <div className="min-w-0 grow">
        {events.length > 1 && (
          <nav aria-label="Events" className="mb-4">
            <ul className="-mx-4 flex gap-1 overflow-x-auto px-4 md:mx-0 md:flex-wrap md:px-0">
              {events.map(({ uuid, name }, index) => (
                <li key={uuid}>
                  <Link
                    to={writeGuestView({ ...view, event: index === 0 ? null : uuid }) || '?'}
                    replace
                    preventScrollReset
                    aria-current={index === place ? 'true' : undefined}
                    className={classNames(
                      'inline-flex min-h-11 max-w-60 items-center gap-2 rounded-full border px-4 font-medium',
                      index === place
                        ? 'border-line bg-canvas font-semibold text-ink'
                        : 'border-transparent text-ink-soft hover:text-ink',
                    )}
                  >
                    <span className="truncate" dir="auto">
                      {name}
                    </span>
                    <span className="tabular-nums">{counts[index]?.invited ?? 0}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {count && <ReplyBar count={count} />}
      </div>
      <div className="mt-4 border-line border-t pt-3 md:mt-0 md:min-w-56 md:max-w-72 md:border-s md:border-t-0 md:ps-8 md:pt-0">
        <p className="font-semibold">
          {plural(all.people, 'person', 'people')} in {plural(households, 'household')}
        </p>
        {more && <p className="text-ink-soft text-sm">{more}</p>}
      </div>
    </section>
  );
}
