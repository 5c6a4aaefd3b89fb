import type { EventLine } from '../../rules/site-block.ts';
import type { SiteWords } from '../../rules/site-view.ts';
import type { BlockProps } from '../kit/block-drawer.ts';
import { EventDetails, eventTimes } from '../kit/blocks/event-blocks.tsx';
import { eventDays } from '../kit/event-days.ts';

function EventEntry({ event, words }: { event: EventLine; words: SiteWords }) {
  return (
    <li>
      {event.from && <p className="time">{eventTimes(event)}</p>}
      <div>
        <h3>{event.name}</h3>
        <EventDetails event={event} words={words} />
      </div>
    </li>
  );
}

/** Days side by side under numerals as tall as a headline; the fullest day is the widest and stands in color. */
export function EventsSpread({ block, view }: BlockProps<'events'>) {
  const days = eventDays(block.events);
  const most = Math.max(...days.map(({ events }) => events.length));
  const fullest = days.find(({ events }) => events.length === most);
  return (
    <section className="block events">
      {block.title && <h2>{block.title}</h2>}
      <ul className="days" data-days={Math.min(days.length, 4)}>
        {days.map(({ day, events }) => (
          <li key={day?.iso ?? 'open'} className="day" data-fullest={events === fullest?.events || undefined}>
            {day && (
              <p className="numeral">
                <time dateTime={day.iso}>
                  <span aria-hidden="true" className="number">
                    {day.number}
                  </span>
                  <span className="weekday">{day.weekday}</span>
                  <span className="unseen">, {day.words}</span>
                </time>
              </p>
            )}
            <ul className="day-events">
              {events.map((event) => (
                <EventEntry key={event.id} event={event} words={view.words} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
