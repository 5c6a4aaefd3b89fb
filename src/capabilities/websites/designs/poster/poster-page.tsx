import type { SiteView } from '../../rules/site-view.ts';
import type { BlockDrawers } from '../kit/block-drawer.ts';
import { LanguageLinks } from '../kit/blocks/language-block.tsx';
import { coverBlock } from '../kit/cover-block.ts';
import { MenuRow } from '../kit/menu-row.tsx';
import { SiteBlocks } from '../kit/site-blocks.tsx';
import { SkipLink } from '../kit/site-menu.tsx';
import { BillHead, BillHeadBlock } from './bill-head.tsx';
import { FilledLines } from './filled-lines.tsx';
import { Lineup } from './lineup.tsx';
import {
  PosterDays,
  PosterGallery,
  PosterGifts,
  PosterParty,
  PosterPicture,
  PosterStory,
  Shout,
  UpTheRiver,
} from './poster-blocks.tsx';

const OWN: Partial<BlockDrawers> = {
  hero: BillHeadBlock,
  countdown: PosterDays,
  'story-timeline': PosterStory,
  'wedding-party': PosterParty,
  events: Lineup,
  travel: UpTheRiver,
  rsvp: Shout,
  registry: PosterGifts,
  picture: PosterPicture,
  gallery: PosterGallery,
};

const WALL = { line: 94, smallest: 5, largest: 17 };
const PHONE = { line: 91.5, smallest: 9, largest: 24 };

export function PosterPage({ view }: { view: SiteView }) {
  const { isFront, title, blocks } = view.page;
  return (
    <>
      <SkipLink view={view} />
      <header className="top-edge">
        <a className="corner-words" href={view.pages[0]?.href ?? '#content'}>
          {isFront ? view.placeCity || view.couple : view.couple}
        </a>
        <MenuRow view={view} />
      </header>
      <main id="content">
        {!isFront && (
          <div className="page-head">
            <h1>
              <FilledLines text={title} wide={{ ...WALL, largest: 22 }} slim={PHONE} />
            </h1>
          </div>
        )}
        {isFront && !coverBlock(view) && <BillHead view={view} isHeading />}
        <SiteBlocks view={view} own={OWN} />
      </main>
      <footer className="bottom-edge">
        <p>
          <FilledLines text={view.couple} wide={WALL} slim={PHONE} />
        </p>
        <div className="imprint">
          {view.day && <time dateTime={view.day.iso}>{view.day.words}</time>}
          {!blocks.some(({ kind }) => kind === 'language-switch') && <LanguageLinks view={view} />}
        </div>
      </footer>
    </>
  );
}
