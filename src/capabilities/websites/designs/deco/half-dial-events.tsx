import type { CSSProperties } from 'react';
import type { EventLine } from '../../rules/site-block.ts';
import type { BlockProps } from '../kit/block-drawer.ts';
import { EventDetails, eventTimes } from '../kit/blocks/event-blocks.tsx';
import { Dial } from './art/dial.tsx';

/** More than stand around half a dial without touching are told below it alone. */
const AROUND = 7;

/** Evenly from dusk on the left to morning on the right, in degrees. */
function anglesOf(count: number): number[] {
  const edge = count < 4 ? 32 : 14;
  if (count === 1) return [90];
  return Array.from({ length: count }, (_, turn) => 180 - edge - (turn * (180 - 2 * edge)) / (count - 1));
}

function placed(angle: number): CSSProperties {
  const turn = (angle * Math.PI) / 180;
  return { '--across': Math.cos(turn).toFixed(3), '--up': Math.sin(turn).toFixed(3) } as CSSProperties;
}

function DialHour({
  event,
  before,
  angle,
}: {
  event: EventLine;
  before: EventLine | undefined;
  angle: number;
}) {
  const day = event.day && event.day.iso !== before?.day?.iso ? event.day.weekday : '';
  return (
    <li style={placed(angle)}>
      <a href={`#evening-${event.id}`}>
        {day && <span className="weekday">{day}</span>}
        {event.from && <span className="hour">{event.from}</span>}
        <span>{event.name}</span>
      </a>
    </li>
  );
}

export function HalfDialEvents({ block, view }: BlockProps<'events'>) {
  const { events } = block;
  const angles = events.length > AROUND ? [] : anglesOf(events.length);
  return (
    <section className="block evening">
      {block.title && <h2>{block.title}</h2>}
      <div className="half-dial">
        {angles.length > 0 && (
          <ol className="hours">
            {events.map((event, turn) => (
              <DialHour key={event.id} event={event} before={events[turn - 1]} angle={angles[turn] ?? 90} />
            ))}
          </ol>
        )}
        <Dial angles={angles} />
        {view.day && (
          <b className="dial-day" aria-hidden="true">
            {view.day.number}
          </b>
        )}
      </div>
      <ul className="evenings">
        {events.map((event) => (
          <li key={event.id} id={`evening-${event.id}`}>
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
