import type { BlockProps } from '../kit/block-drawer.ts';
import { EventDetails, eventTimes } from '../kit/blocks/event-blocks.tsx';
import { Posy } from './art/posy.tsx';
import { SteppingStones } from './art/stepping-stones.tsx';

/** Events to either side of a path, each beside its own flower. */
export function GardenPath({ block, view }: BlockProps<'events'>) {
  return (
    <section className="block events">
      {block.title && <h2>{block.title}</h2>}
      <ol className="path">
        {block.events.map((event, turn) => (
          <li key={event.id}>
            <Posy turn={turn} />
            <div className="event">
              {(event.day || event.from) && (
                <p className="note">
                  {event.day && (
                    <time dateTime={event.day.iso}>
                      <span aria-hidden="true">{event.day.weekday}</span>
                      <span className="unseen">{event.day.words}</span>
                    </time>
                  )}
                  {event.day && event.from && ', '}
                  {eventTimes(event)}
                </p>
              )}
              <h3>{event.name}</h3>
              <EventDetails event={event} words={view.words} />
            </div>
            <SteppingStones />
          </li>
        ))}
      </ol>
    </section>
  );
}
