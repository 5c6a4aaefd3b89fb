import type { BlockProps } from '../kit/block-drawer.ts';
import { EventDetails, eventTimes } from '../kit/blocks/event-blocks.tsx';
import { FilledLines } from './filled-lines.tsx';

const BESIDE_HOURS = { line: 46, smallest: 2.9, largest: 8.4 };
const PHONE = { line: 91.5, smallest: 8.6, largest: 17 };

/** Everything that plays, as on a festival's poster: each title fills its line. */
export function Lineup({ block, view }: BlockProps<'events'>) {
  return (
    <section className="block lineup">
      {block.title && <h2>{block.title}</h2>}
      <ul className="acts">
        {block.events.map((event) => (
          <li key={event.id}>
            <p className="when">
              {event.day && (
                <time dateTime={event.day.iso}>
                  <span className="unseen">{event.day.words}</span>
                  <span aria-hidden="true">
                    {event.day.weekday} {event.day.number}
                  </span>
                </time>
              )}{' '}
              {event.from && <span className="hours">{eventTimes(event)}</span>}
            </p>
            <h3>
              <FilledLines text={event.name} wide={BESIDE_HOURS} slim={PHONE} />
            </h3>
            <div className="notes">
              <EventDetails event={event} words={view.words} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
