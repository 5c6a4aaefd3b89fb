import type { CSSProperties } from 'react';
import type { EventLine } from '../../rules/site-block.ts';
import type { SiteWords } from '../../rules/site-view.ts';
import type { BlockProps } from '../kit/block-drawer.ts';
import { EventDetails } from '../kit/blocks/event-blocks.tsx';

/** As many bulbs as one wire carries. */
const ON_ONE_WIRE = 5;

/** Wires of nearly the same number of bulbs, so that the last never carries one alone beside full ones. */
function wires(events: readonly EventLine[]): EventLine[][] {
  const count = Math.max(1, Math.ceil(events.length / ON_ONE_WIRE));
  const each = Math.ceil(events.length / count);
  return Array.from({ length: count }, (_, wire) => events.slice(wire * each, (wire + 1) * each));
}

/** The wire hangs as a parabola: 1 at its lowest, 0 where it is tied. */
function hanging(turn: number, count: number): CSSProperties {
  const across = (turn + 0.5) / count;
  return { '--hang': (4 * across * (1 - across)).toFixed(3) } as CSSProperties;
}

function FairyLights() {
  const lamps = Array.from({ length: 27 }, (_, turn) => (turn + 0.5) / 27);
  const strings = [
    { rise: 72, sag: 84, slope: -58 },
    { rise: 14, sag: 96, slope: 46 },
  ];
  return (
    <svg
      className="fairy-lights"
      viewBox="0 0 1600 190"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {strings.map(({ rise, sag, slope }) => (
        <g key={rise}>
          <path d={`M0 ${rise} Q800 ${rise + slope / 2 + sag * 2} 1600 ${rise + slope}`} />
          {lamps.map((across) => (
            <circle
              key={across}
              cx={Math.round(across * 1600)}
              cy={Math.round(rise + slope * across + 4 * sag * across * (1 - across) + 3)}
              r="3.4"
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

function Bulb() {
  return (
    <svg className="bulb" viewBox="0 0 40 56" aria-hidden="true">
      <path className="cap" d="M14 0h12v12h-12z" />
      <path className="glass" d="M14 11h12c1 7 10 11 10 23a16 17 0 0 1-32 0c0-12 9-16 10-23z" />
      <path className="thread" d="M15 34q2.500-6 5 0t5 0" />
    </svg>
  );
}

function Light({
  event,
  before,
  words,
}: {
  event: EventLine;
  before: EventLine | undefined;
  words: SiteWords;
}) {
  const isNewDay = event.day !== null && event.day.iso !== before?.day?.iso;
  return (
    <>
      <Bulb />
      {event.day && (
        <p className={isNewDay ? 'weekday' : 'unseen'}>
          <time dateTime={event.day.iso}>{event.day.words}</time>
        </p>
      )}
      {event.from && (
        <p className="hour">
          {event.from}
          {event.to && <span> – {event.to}</span>}
        </p>
      )}
      <h3>{event.name}</h3>
      <EventDetails event={event} words={words} />
    </>
  );
}

/** A bulb per event on a wire across the page; on phones the wire runs down. */
export function StringLights({ block, view }: BlockProps<'events'>) {
  return (
    <section className="block lights">
      {block.title && <h2>{block.title}</h2>}
      <FairyLights />
      {wires(block.events).map((wire) => (
        <div className="wire" key={wire.map(({ id }) => id).join()}>
          <svg className="cable" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 0 Q50 200 100 0" />
          </svg>
          <ul>
            {wire.map((event, turn) => (
              <li key={event.id} style={hanging(turn, wire.length)}>
                <Light
                  event={event}
                  before={block.events[block.events.indexOf(event) - 1]}
                  words={view.words}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
