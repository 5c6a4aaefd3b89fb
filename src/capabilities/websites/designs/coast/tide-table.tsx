import type { CSSProperties } from 'react';
import type { EventLine } from '../../rules/site-block.ts';
import type { BlockProps } from '../kit/block-drawer.ts';
import { EventDetails, eventTimes } from '../kit/blocks/event-blocks.tsx';
import { minutesOf } from '../kit/clock.ts';
import { eventDays } from '../kit/event-days.ts';
import { isRising, tideLine, tideMarks } from './tide.ts';

/** The water of the day, and where in it something begins. */
function DayCurve({ events, day }: { events: readonly EventLine[]; day: number }) {
  const line = tideLine(day);
  return (
    <div className="day-curve" aria-hidden="true">
      <svg viewBox="0 0 1440 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="water" d={`${line}V100H0Z`} />
        <path className="line" d={line} />
      </svg>
      {tideMarks(events, day).map(({ id, across, down }) => (
        <i
          key={id}
          style={
            {
              '--across': `${(across * 100).toFixed(1)}%`,
              '--down': `${(down * 100).toFixed(1)}%`,
            } as CSSProperties
          }
        />
      ))}
    </div>
  );
}

function tideOf(from: string, day: number): 'rising' | 'falling' | undefined {
  const minute = minutesOf(from);
  if (minute === null) return undefined;
  return isRising(minute, day) ? 'rising' : 'falling';
}

/** Days as an almanac prints their tides: the curve, and below it the hours. */
export function TideTable({ block, view }: BlockProps<'events'>) {
  return (
    <section className="block events">
      {block.title && <h2>{block.title}</h2>}
      {eventDays(block.events).map(({ day, events }, turn) => (
        <div className="tide-day" key={day?.iso ?? 'open'}>
          {day && (
            <p className="tide-date">
              <span className="number" aria-hidden="true">
                {day.number}
              </span>
              <time dateTime={day.iso}>{day.words}</time>
            </p>
          )}
          <DayCurve events={events} day={turn} />
          <ul className="tide-rows">
            {events.map((event) => (
              <li key={event.id}>
                <p className="time" data-tide={tideOf(event.from, turn)}>
                  {eventTimes(event)}
                </p>
                <h3>{event.name}</h3>
                <div className="what">
                  <EventDetails event={event} words={view.words} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
