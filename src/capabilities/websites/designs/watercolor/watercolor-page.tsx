import type { SiteView } from '../../rules/site-view.ts';
import { CoupleNames } from '../kit/blocks/cover-blocks.tsx';
import { LanguageLinks } from '../kit/blocks/language-block.tsx';
import { nameLengths } from '../kit/name-lengths.ts';
import { SiteBlocks } from '../kit/site-blocks.tsx';
import { SiteMenu, SkipLink } from '../kit/site-menu.tsx';
import { Garland } from './art/garland.tsx';
import { Meadow } from './art/meadow.tsx';
import { PaintBox } from './art/paint-box.tsx';
import { GardenPath } from './garden-path.tsx';
import { PaintedView } from './painted-view.tsx';

const OWN = { hero: PaintedView, events: GardenPath };

function Welcome({ view }: { view: SiteView }) {
  const place = [view.placeName, view.placeCity].filter(Boolean).join(', ');
  const [hero] = view.page.blocks;
  return (
    <div className="welcome">
      <h1 className="names" style={nameLengths(view)}>
        <CoupleNames names={view.names} and={view.words.and} />
      </h1>
      {hero?.kind === 'hero' && hero.title && <p className="note">{hero.title}</p>}
      {view.day && (
        <p className="date">
          <time dateTime={view.day.iso}>{view.day.words}</time>
        </p>
      )}
      {place && <p className="where">{place}</p>}
      {view.reply && (
        <p>
          <a className="button" href={view.reply.href}>
            {view.reply.label}
          </a>
        </p>
      )}
    </div>
  );
}

export function WatercolorPage({ view }: { view: SiteView }) {
  const { page } = view;
  return (
    <>
      <SkipLink view={view} />
      <PaintBox />
      <header className="site-head">
        <Garland corner="start" />
        <Garland corner="end" />
        <SiteMenu view={view} />
        {page.isFront ? <Welcome view={view} /> : <h1 className="page-title">{page.title}</h1>}
      </header>
      <main id="content">
        <SiteBlocks view={view} own={OWN} />
      </main>
      <footer className="site-foot">
        <p>{view.couple}</p>
        {view.day && <p className="note">{view.day.words}</p>}
        {!page.blocks.some(({ kind }) => kind === 'language-switch') && <LanguageLinks view={view} />}
        <Meadow />
      </footer>
    </>
  );
}
