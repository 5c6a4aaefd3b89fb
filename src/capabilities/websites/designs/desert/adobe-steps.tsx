import type { BlockProps } from '../kit/block-drawer.ts';
import { EventDetails, eventTimes } from '../kit/blocks/event-blocks.tsx';

/** Events are the steps of a house: each broader than the one above it. */
export function AdobeSteps({ block, view }: BlockProps<'events'>) {
  return (
    <section className="block events">
      {block.title && <h2>{block.title}</h2>}
      <ol className="adobe-steps">
        {block.events.map((event) => (
          <li key={event.id}>
            <div className="when">
              {event.day && (
                <p>
                  <time dateTime={event.day.iso}>{event.day.words}</time>
                </p>
              )}
              {event.from && <p className="time">{eventTimes(event)}</p>}
            </div>
            <h3>{event.name}</h3>
            <div className="what">
              <EventDetails event={event} words={view.words} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
