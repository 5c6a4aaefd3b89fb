import { plural } from '#base/text.ts';
import type { GuestListAnswer } from '#capabilities/guests/contract.ts';
import { ReplyBar } from '#capabilities/guests/parts/reply-bar.tsx';
import { countEvent, type EventCount } from '#capabilities/guests/rules/event-count.ts';
import { eventTime, repliesText } from '#capabilities/guests/rules/event-words.ts';

function moreOf({ children, openSeats }: EventCount): string {
  return [
    children > 0 && `${plural(children, 'child', 'children')} coming`,
    openSeats > 0 && `${plural(openSeats, 'seat')} to name`,
  ]
    .filter(Boolean)
    .join('\u00a0· ');
}

/** Who is coming to what, and what they eat. */
export function EventCounts({
  events,
  households,
  today,
}: Pick<GuestListAnswer, 'events' | 'households' | 'today'>) {
  const asked = events
    .map((event, place) => ({ event, count: countEvent(households, place, event.dishes.length) }))
    .filter(({ event, count }) => event.asksReply && count.invited > 0);
  return (
    <section aria-label="Head counts" className="mb-6 grid gap-4 md:grid-cols-2">
      {asked.map(({ event, count }, index) => {
        const more = moreOf(count);
        return (
          <article
            key={event.uuid}
            aria-label={event.name}
            className={`break-inside-avoid rounded-card border border-line bg-paper p-5 ${asked.length % 2 === 1 && index === 0 ? 'md:col-span-2' : ''}`}
          >
            <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 className="wrap-anywhere font-display text-2xl" dir="auto">
                {event.name}
              </h2>
              <p className="text-ink-soft text-sm">{repliesText(event, today)}</p>
            </header>
            <p className="mb-3">
              <span className="font-display text-5xl tabular-nums">{count.coming}</span>{' '}
              <span className="ms-1 text-ink-soft">coming, of {count.invited}</span>
            </p>
            <ReplyBar count={count} />
            {event.meals === 'CHOICE' && (
              <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-1 border-line border-t pt-3">
                {event.dishes.map(({ uuid, name }, dish) => (
                  <div key={uuid} className="flex items-baseline gap-1.5">
                    <dd className="font-semibold tabular-nums">{count.dishes[dish] ?? 0}</dd>
                    <dt className="wrap-anywhere" dir="auto">
                      {name}
                    </dt>
                  </div>
                ))}
                {count.undecided > 0 && (
                  <div className="flex items-baseline gap-1.5 text-gold-deep">
                    <dd className="font-semibold tabular-nums">{count.undecided}</dd>
                    <dt>undecided</dt>
                  </div>
                )}
              </dl>
            )}
            <p className="mt-3 text-ink-soft text-sm">
              {[eventTime(event), more].filter(Boolean).join('\u00a0· ')}
            </p>
          </article>
        );
      })}
    </section>
  );
}
