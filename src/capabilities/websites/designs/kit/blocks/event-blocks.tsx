import type { EventLine } from '../../../rules/site-block.ts';
import type { SiteWords } from '../../../rules/site-view.ts';
import type { BlockProps } from '../block-drawer.ts';
import { RichWords } from '../rich-words.tsx';

/** ‘4:00 PM – 11:00 PM’. */
export function eventTimes({ from, to }: Pick<EventLine, 'from' | 'to'>): string {
  return [from, to].filter(Boolean).join(' – ');
}

/** Where it is, what to wear and what the couple says of it. */
export function EventDetails({ event, words }: { event: EventLine; words: SiteWords }) {
  return (
    <>
      {event.placeName && <p className="place">{event.placeName}</p>}
      {event.address && <p className="address">{event.address}</p>}
      {event.attire && (
        <p className="attire">
          {words.attire}: {event.attire}
        </p>
      )}
      <RichWords text={event.text} />
      {event.mapHref && (
        <p>
          <a href={event.mapHref} rel="noopener">
            {words.directions}
            <span className="unseen">, {event.name}</span>
          </a>
        </p>
      )}
    </>
  );
}

export function EventsBlock({ block, view }: BlockProps<'events'>) {
  return (
    <section className="block events">
      {block.title && <h2>{block.title}</h2>}
      <ul className="entries">
        {block.events.map((event) => (
          <li key={event.id}>
            <h3>{event.name}</h3>
            {event.day && (
              <p className="when">
                <time dateTime={event.day.iso}>{event.day.words}</time>
              </p>
            )}
            {event.from && <p className="when">{eventTimes(event)}</p>}
            <EventDetails event={event} words={view.words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ScheduleBlock({ block }: BlockProps<'schedule'>) {
  return (
    <section className="block schedule">
      {block.title && <h2>{block.title}</h2>}
      {block.day && <p className="lead">{block.day}</p>}
      <ol className="lines">
        {block.lines.map((line) => (
          <li key={`${line.time}:${line.title}`}>
            <span className="time">{line.time}</span>
            <div>
              <h3>{line.title}</h3>
              {line.text && <p>{line.text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
