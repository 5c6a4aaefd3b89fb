import { CoupleNames } from '../kit/blocks/cover-blocks.tsx';
import { type CoverProps, coverAndPicture } from '../kit/cover-and-picture.tsx';
import { nameLengths } from '../kit/name-lengths.ts';
import { Mesas } from './art/mesas.tsx';

/** How many letters of the wide cut fit beside each other on a phone. */
const WIDE_CUT = 8;

/** Names in the sun, and the country they throw their shadow on. */
export function FirstLight({ view, isHeading, title = '', text = '' }: CoverProps) {
  const Names = isHeading ? 'h1' : 'p';
  const isLong = view.names.some((name) => name.length > WIDE_CUT);
  return (
    <section className="first-light" style={nameLengths(view)}>
      <div className="in-the-sun">
        {title && <p className="lead">{title}</p>}
        <Names className={isLong ? 'names slim' : 'names'}>
          <CoupleNames names={view.names} and={view.words.and} />
        </Names>
        <div className="facts">
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
      </div>
      <Mesas />
    </section>
  );
}

export const FirstLightBlock = coverAndPicture(FirstLight, '(min-width: 60rem) 80vw, 100vw');
