import { Utensils } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import { plural } from '#base/text.ts';
import { classNames } from '#ui/class-names.ts';
import type { GuestEvent } from '../../contract/events.contract.ts';
import { ReplyBar } from '../../parts/reply-bar.tsx';
import type { EventCount } from '../../rules/event-count.ts';
import { daysLeftText, dishesText, repliesText } from '../../rules/event-words.ts';
import { type GuestView, type HeadCount, writeGuestView } from '../../rules/guest-view.ts';

interface HeadCountBarProps {
  view: GuestView;
  events: readonly GuestEvent[];
  /** Of each event, in their order. */
  counts: readonly EventCount[];
  place: number;
  all: HeadCount;
  households: number;
  /** Households with somebody who has not answered for this event. */
  waiting: number;
  today: string;
  /** Who may write to guests. */
  canRemind: boolean;
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

/** Until when answers count, and how many are missing. */
function Closing({
  event,
  waiting,
  today,
  canRemind,
}: Pick<HeadCountBarProps, 'waiting' | 'today' | 'canRemind'> & {
  event: GuestEvent;
}) {
  const { closesOn } = event;
  const left = closesOn === null ? '' : daysLeftText(closesOn, today);
  const missing = waiting > 0 ? `${plural(waiting, 'household')} to go.` : 'Everyone has answered.';
  return (
    <div className="mt-4 flex items-center justify-between gap-4 border-line border-t pt-3 md:mt-0 md:block md:min-w-60 md:max-w-72 md:border-s md:border-t-0 md:py-2 md:ps-8">
      <div>
        <p className="font-semibold">{repliesText(event, today)}</p>
        <p className="text-ink-soft text-sm">{[left && `${left}.`, missing].filter(Boolean).join(' ')}</p>
      </div>
      {canRemind && waiting > 0 && (
        <Link
          to={paths.guestMessages()}
          className="inline-flex min-h-11 shrink-0 items-center text-secondary text-sm underline"
        >
          Remind them
        </Link>
      )}
    </div>
  );
}

/** The head count of one event, and the way to the others. */
export function HeadCountBar(props: HeadCountBarProps) {
  const { view, events, counts, place, all, households } = props;
  const count = counts[place];
  const event = events[place];
  const more = details(all);
  const people = `${plural(all.people, 'person', 'people')} in ${plural(households, 'household')}`;
  return (
    <section aria-label="Head count" className="mb-5 rounded-card border border-line bg-paper p-4 md:p-6">
      <div className="md:flex md:items-center md:gap-8">
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
          {event?.meals === 'CHOICE' && count && count.coming > 0 && (
            <p className="mt-2 flex items-start gap-2 text-ink-soft text-sm">
              <Utensils size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
              {dishesText(event, count)}
            </p>
          )}
        </div>
        {event?.asksReply && count && count.invited > 0 && <Closing {...props} event={event} />}
      </div>
      <p className="mt-4 border-line border-t pt-3 text-ink-soft text-sm">
        <strong className="font-semibold text-ink">{people}</strong>
        {more && <span className="max-md:hidden">{`\u00a0· ${more}`}</span>}
      </p>
    </section>
  );
}
