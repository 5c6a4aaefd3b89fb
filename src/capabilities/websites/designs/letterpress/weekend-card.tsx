import type { EventLine } from '../../rules/site-block.ts';
import type { SiteView } from '../../rules/site-view.ts';
import type { BlockProps } from '../kit/block-drawer.ts';
import { eventTimes } from '../kit/blocks/event-blocks.tsx';
import { eventDays } from '../kit/event-days.ts';
import { RichWords } from '../kit/rich-words.tsx';
import { spelledDay, spelledHour } from './spelled-time.ts';

/** Title, dotted leader, hour. The figures stay for who listens. */
function LeaderLine({ title, time, spoken }: { title: string; time: string; spoken: string }) {
  return (
    <div className="leader">
      <h3>{title}</h3>
      {time && <span className="dots" aria-hidden="true" />}
      {time && (
        <p className="hour">
          <span aria-hidden={spoken !== time || undefined}>{time}</span>
          {spoken !== time && <span className="unseen">{spoken}</span>}
        </p>
      )}
    </div>
  );
}

const hourOf = (view: SiteView, time: string) => (view.language === 'en' ? spelledHour(time) : time);

/** The place is said once while it stays the same. */
function EventEntry({
  event,
  isSamePlace,
  view,
}: {
  event: EventLine;
  isSamePlace: boolean;
  view: SiteView;
}) {
  const place = [event.placeName, event.address].filter(Boolean).join(', ');
  return (
    <li>
      <LeaderLine title={event.name} time={hourOf(view, event.from)} spoken={eventTimes(event)} />
      <RichWords text={event.text} />
      {event.attire && (
        <p>
          {view.words.attire}: {event.attire}
        </p>
      )}
      {!isSamePlace && place && <p className="address">{place}</p>}
      {!isSamePlace && event.mapHref && (
        <p>
          <a href={event.mapHref} rel="noopener">
            {view.words.directions}
            <span className="unseen">, {event.name}</span>
          </a>
        </p>
      )}
    </li>
  );
}

export function EventsCard({ block, view }: BlockProps<'events'>) {
  const before = (event: EventLine) => block.events[block.events.indexOf(event) - 1];
  return (
    <section className="block events">
      {block.title && <h2>{block.title}</h2>}
      {eventDays(block.events).map(({ day, events }) => (
        <div key={day?.iso ?? 'open'} className="day">
          {day && (
            <p className="day-name">
              <time dateTime={day.iso}>
                {view.language === 'en'
                  ? `${day.weekday} ${spelledDay(day.number, '').replace(' of ', '')}`
                  : day.words}
              </time>
            </p>
          )}
          <ul>
            {events.map((event) => (
              <EventEntry
                key={event.id}
                event={event}
                view={view}
                isSamePlace={
                  before(event)?.placeName === event.placeName && before(event)?.address === event.address
                }
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

export function ScheduleCard({ block, view }: BlockProps<'schedule'>) {
  return (
    <section className="block schedule">
      {block.title && <h2>{block.title}</h2>}
      {block.day && <p className="day-name">{block.day}</p>}
      <ol>
        {block.lines.map((line) => (
          <li key={`${line.time}:${line.title}`}>
            <LeaderLine title={line.title} time={hourOf(view, line.time)} spoken={line.time} />
            {line.text && <p>{line.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
