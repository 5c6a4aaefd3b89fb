import type { BlockProps } from '../kit/block-drawer.ts';
import { EventDetails, eventTimes } from '../kit/blocks/event-blocks.tsx';
import { eventDays } from '../kit/event-days.ts';

/** A day, a step in its events, and a step further what is to know of each. */
export function EventSteps({ block, view }: BlockProps<'events'>) {
  return (
    <section className="block events">
      {block.title && <h2>{block.title}</h2>}
      {eventDays(block.events).map(({ day, events }) => (
        <div className="plain-day" key={day?.iso ?? 'open'}>
          {day && (
            <p className="label">
              <time dateTime={day.iso}>{day.words}</time>
            </p>
          )}
          <ul className="entries">
            {events.map((event) => (
              <li key={event.id}>
                <h3>{event.name}</h3>
                {event.from && <p className="time">{eventTimes(event)}</p>}
                <EventDetails event={event} words={view.words} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
