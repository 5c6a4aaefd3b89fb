import { CoupleNames } from '../kit/blocks/cover-blocks.tsx';
import { type CoverProps, coverAndPicture } from '../kit/cover-and-picture.tsx';
import { nameLengths } from '../kit/name-lengths.ts';
import { FlagHoist } from './art/flag-hoist.tsx';
import { Headland } from './art/headland.tsx';
import { Sloop } from './art/sloop.tsx';

/** Names above the water, day and place below it. */
export function Horizon({ view, isHeading, title = '', text = '' }: CoverProps) {
  const Names = isHeading ? 'h1' : 'p';
  return (
    <section className="horizon" style={nameLengths(view)}>
      <div className="sky">
        <FlagHoist initials={view.initials} />
        {title && <p className="lead">{title}</p>}
        <Names className="names">
          <CoupleNames names={view.names} and={view.words.and} />
        </Names>
      </div>
      <div className="swells" aria-hidden="true">
        <Headland />
        <span className="swell far" />
        <Sloop />
        <span className="swell middle" />
        <span className="swell near" />
      </div>
      <div className="below">
        {view.day && (
          <p className="day">
            <time dateTime={view.day.iso}>{view.day.words}</time>
          </p>
        )}
        <p className="where">{[view.placeName, view.placeCity].filter(Boolean).join(', ')}</p>
        {text && <p>{text}</p>}
        {view.reply && (
          <p className="ask">
            <a className="button" href={view.reply.href}>
              {view.reply.label}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

export const HorizonBlock = coverAndPicture(Horizon, '100vw');
