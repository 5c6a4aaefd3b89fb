import type { SiteView } from '../../rules/site-view.ts';
import type { BlockOf } from '../kit/block-drawer.ts';
import { CoupleNames } from '../kit/blocks/cover-blocks.tsx';
import { CountedDays } from '../kit/counted-days.tsx';
import { nameLengths } from '../kit/name-lengths.ts';
import { SitePicture } from '../kit/site-picture.tsx';
import { Arcs } from './art/arcs.tsx';
import { Rings } from './art/rings.tsx';

/** The first tiles: a name each, what joins them, when, how long still. Tiles that have nothing to say show a figure. */
export function Cover({ view, block }: { view: SiteView; block: BlockOf<'hero'> | null }) {
  const pieces = view.names.flatMap((name) => name.split(/(?<=-)|\s+/));
  const isLong = pieces.some((piece) => [...piece].length > 9) || view.names.some((name) => name.length > 14);
  const hasCountdown = view.page.blocks.some(({ kind }) => kind === 'countdown');
  return (
    <div
      className="cover"
      data-names={view.names.length}
      data-long={isLong || undefined}
      style={nameLengths(view)}
    >
      <h1 className="names">
        <CoupleNames names={view.names} and={view.words.and} />
      </h1>
      <div className="tile view">
        {block?.picture ? (
          <SitePicture picture={block.picture} sizes="(min-width: 60rem) 42vw, 66vw" isFirst />
        ) : (
          <Arcs />
        )}
      </div>
      <div className="tile when">
        {view.day ? (
          <p className="date">
            <time dateTime={view.day.iso}>{view.day.words}</time>
          </p>
        ) : (
          block?.title && <p className="date">{block.title}</p>
        )}
        <p>{view.placeName || view.placeCity || (view.day ? block?.title : '')}</p>
      </div>
      {view.daysToGo === null || hasCountdown ? (
        <div className="tile figure">
          <Rings />
        </div>
      ) : (
        <p className="tile count">
          {view.daysToGo > 0 ? (
            <CountedDays days={view.daysToGo} words={view.words.daysToGo(view.daysToGo)} />
          ) : (
            view.words.today
          )}
        </p>
      )}
    </div>
  );
}
