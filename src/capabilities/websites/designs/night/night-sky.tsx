import type { SiteView } from '../../rules/site-view.ts';
import type { BlockProps } from '../kit/block-drawer.ts';
import { CoupleNames } from '../kit/blocks/cover-blocks.tsx';
import { coverBlock } from '../kit/cover-block.ts';
import { nameLengths } from '../kit/name-lengths.ts';
import { SitePicture } from '../kit/site-picture.tsx';
import { Bough } from './art/bough.tsx';
import { Country, House } from './art/country.tsx';
import { Moon, Stars } from './art/sky-lights.tsx';

/** Longer names would bring the display face below the size at which its hairlines hold. */
const HAIRLINES = 15;

interface NightSkyProps {
  view: SiteView;
  isHeading: boolean;
  title?: string;
  text?: string;
}

/** Moon, names, and the house with its lights on: the top of the scene that the page goes on with. */
export function NightSky({ view, isHeading, title = '', text = '' }: NightSkyProps) {
  const Names = isHeading ? 'h1' : 'p';
  const place = [view.placeName, view.placeCity].filter(Boolean).join(', ');
  const longest = Math.max(
    ...view.names.flatMap((name) => name.split(/[\s-]/u).map((piece) => piece.length)),
  );
  return (
    <section className="night-sky">
      <Stars />
      <Bough side="start" />
      <Bough side="end" />
      <div className="sky-words" style={nameLengths(view)}>
        <Moon />
        {title && <p className="overline">{title}</p>}
        <Names className={longest > HAIRLINES ? 'names sturdy' : 'names'}>
          <CoupleNames names={view.names} and={view.words.and} />
        </Names>
        {view.day && (
          <p>
            <time dateTime={view.day.iso}>{view.day.words}</time>
          </p>
        )}
        {place && <p className="where">{place}</p>}
        {text && <p className="where">{text}</p>}
      </div>
      <div className="horizon">
        <Country />
        <House />
      </div>
    </section>
  );
}

export function NightSkyBlock({ block, view }: BlockProps<'hero'>) {
  return (
    <>
      <NightSky
        view={view}
        isHeading={coverBlock(view)?.id === block.id}
        title={block.title}
        text={block.text}
      />
      {block.picture && (
        <div className="block window">
          <SitePicture picture={block.picture} sizes="(min-width: 60rem) 56rem, 90vw" isFirst />
        </div>
      )}
    </>
  );
}
