import type { BlockProps } from '../block-drawer.ts';
import { CountedDays } from '../counted-days.tsx';
import { SitePicture } from '../site-picture.tsx';

/** ‘Maya & Jonah’, breaking at the ampersand and nowhere else it can help. */
export function CoupleNames({ names, and }: { names: readonly string[]; and: string }) {
  const [first, second] = names;
  if (!second) return <span className="name">{first}</span>;
  return (
    <>
      <span className="name">{first}</span> <span className="and">{and}</span>{' '}
      <span className="name">{second}</span>
    </>
  );
}

export function HeroBlock({ block, view }: BlockProps<'hero'>) {
  return (
    <section className="block hero">
      {block.picture && <SitePicture picture={block.picture} sizes="100vw" isFirst />}
      <div>
        {view.page.isFront ? (
          <h1 className="names">
            <CoupleNames names={view.names} and={view.words.and} />
          </h1>
        ) : (
          <p className="names">
            <CoupleNames names={view.names} and={view.words.and} />
          </p>
        )}
        {block.title && <p className="lead">{block.title}</p>}
        {view.day && (
          <p>
            <time dateTime={view.day.iso}>{view.day.words}</time>
          </p>
        )}
        {(view.placeName || view.placeCity) && (
          <p>{[view.placeName, view.placeCity].filter(Boolean).join(', ')}</p>
        )}
        {block.text && <p>{block.text}</p>}
      </div>
    </section>
  );
}

export function NamesAndDateBlock({ block, view }: BlockProps<'names-and-date'>) {
  return (
    <section className="block names-and-date">
      <p className="names">
        <CoupleNames names={view.names} and={view.words.and} />
      </p>
      {view.day && (
        <p>
          <time dateTime={view.day.iso}>{view.day.words}</time>
        </p>
      )}
      {block.text && <p>{block.text}</p>}
    </section>
  );
}

export function CountdownBlock({ block, view }: BlockProps<'countdown'>) {
  return (
    <section className="block countdown">
      {block.title && <h2>{block.title}</h2>}
      <p>
        {block.days > 0 ? (
          <CountedDays days={block.days} words={view.words.daysToGo(block.days)} />
        ) : (
          view.words.today
        )}
      </p>
    </section>
  );
}
