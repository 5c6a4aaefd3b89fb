import type { SiteView } from '../../rules/site-view.ts';
import type { BlockOf } from '../kit/block-drawer.ts';
import { CoupleNames } from '../kit/blocks/cover-blocks.tsx';
import { nameLengths } from '../kit/name-lengths.ts';
import { EnvelopeLining } from './art/envelope-lining.tsx';
import { FrameCorners } from './art/frame-corners.tsx';
import { WaxSeal } from './art/wax-seal.tsx';
import { Wreath } from './art/wreath.tsx';
import { spelledDay, spelledYear } from './spelled-time.ts';

/** In English spelled out, as engraved cards have it; in other languages as their calendars write it. */
function InvitationDay({ view }: { view: SiteView }) {
  const { day } = view;
  if (!day) return null;
  if (view.language !== 'en') return <time dateTime={day.iso}>{day.words}</time>;
  return (
    <time dateTime={day.iso}>
      {day.weekday}, {spelledDay(day.number, day.month)},{' '}
      <span className="year">{spelledYear(day.year)}</span>
    </time>
  );
}

/** The envelope, open behind the framed invitation; the seal holds the two together. */
export function Invitation({ view, hero }: { view: SiteView; hero: BlockOf<'hero'> | null }) {
  return (
    <div className="suite">
      <div className="flap" aria-hidden="true">
        <EnvelopeLining />
      </div>
      <div className="invitation">
        <FrameCorners />
        <div className="monogram" aria-hidden="true">
          <Wreath />
          <p>
            {view.initials[0]}
            {view.initials[1] && <span className="amp">&amp;</span>}
            {view.initials[1]}
          </p>
        </div>
        {hero?.title && <p className="call">{hero.title}</p>}
        <h1 className="names" style={nameLengths(view)}>
          <CoupleNames names={view.names} and={view.words.and} />
        </h1>
        {view.day && (
          <p className="date">
            <InvitationDay view={view} />
          </p>
        )}
        {(view.placeName || view.placeCity) && (
          <>
            <p className="lozenge" aria-hidden="true" />
            {view.placeName && <p className="venue">{view.placeName}</p>}
            {view.placeCity && <p>{view.placeCity}</p>}
          </>
        )}
        {hero?.text && <p className="blurb">{hero.text}</p>}
      </div>
      <div className="seal" aria-hidden="true">
        <WaxSeal />
        <span>{view.names.length > 1 ? '&' : view.initials[0]}</span>
      </div>
    </div>
  );
}
