import type { CSSProperties } from 'react';
import type { BlockProps } from '../kit/block-drawer.ts';
import { EventDetails, EventsBlock, eventTimes } from '../kit/blocks/event-blocks.tsx';
import { weekendScale } from './scale.ts';

const percent = (part: number) => `${Math.round(part * 10000) / 100}%`;

/** The weekend to scale: a bar as long as the event, its words where it begins. */
export function EventsToScale({ block, view }: BlockProps<'events'>) {
  const scale = weekendScale(block.events);
  if (!scale) return <EventsBlock block={block} view={view} />;
  return (
    <section className="block events to-scale">
      {block.title && <h2>{block.title}</h2>}
      <div className="scale">
        <div className="ticks" aria-hidden="true">
          {scale.ticks.map(({ key, at, label, isDay }) => (
            <span key={key} data-day={isDay || undefined} style={{ insetInlineStart: percent(at) }}>
              {label}
            </span>
          ))}
        </div>
        <ol>
          {scale.bars.map(({ event, from, length }) => (
            <li
              key={event.id}
              data-late={from > 0.6 || undefined}
              style={{ '--from': percent(from), '--length': percent(length) } as CSSProperties}
            >
              <div className="what">
                <h3>{event.name}</h3>
                <p className="when">
                  {event.day && <time dateTime={event.day.iso}>{event.day.weekday}</time>},{' '}
                  {eventTimes(event)}
                  <span className="unseen">, {event.day?.words}</span>
                </p>
                <EventDetails event={event} words={view.words} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
