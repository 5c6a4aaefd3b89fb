import type { EventLine } from '../../rules/site-block.ts';
import type { SiteWords } from '../../rules/site-view.ts';
import type { BlockProps } from '../kit/block-drawer.ts';
import { eventTimes } from '../kit/blocks/event-blocks.tsx';
import { RichWords } from '../kit/rich-words.tsx';

interface SceneProps {
  event: EventLine;
  /** The scene before: where it plays at the same place, the address is not said again. */
  before: EventLine | undefined;
  words: SiteWords;
}

function Scene({ event, before, words }: SceneProps) {
  const address = event.address === before?.address ? '' : event.address;
  const where = [event.placeName, address].filter(Boolean).join(', ');
  return (
    <li>
      <div className="slug">
        <h3>
          {event.name}
          {event.day && (
            <>
              {', '}
              <time dateTime={event.day.iso}>{event.day.weekday}</time>
            </>
          )}
        </h3>
        {event.from && <p>{eventTimes(event)}</p>}
      </div>
      {event.day && <p className="unseen">{event.day.words}</p>}
      {where && <p>{where}.</p>}
      <RichWords text={event.text} />
      {event.attire && (
        <div className="cue">
          <p>{words.attire}</p>
          <p>{event.attire}.</p>
        </div>
      )}
      {event.mapHref && (
        <p className="transition">
          <a href={event.mapHref} rel="noopener">
            {words.directions}
            <span className="unseen">, {event.name}</span>
          </a>
        </p>
      )}
    </li>
  );
}

/** The weekend as a page of a shooting script: numbered scenes, slug lines, what to wear as somebody's line. */
export function Screenplay({ block, view }: BlockProps<'events'>) {
  return (
    <section className="block screenplay">
      <div className="sheet">
        {block.title && <h2>{block.title}</h2>}
        <ol className="scenes">
          {block.events.map((event, turn) => (
            <Scene key={event.id} event={event} before={block.events[turn - 1]} words={view.words} />
          ))}
        </ol>
      </div>
    </section>
  );
}
