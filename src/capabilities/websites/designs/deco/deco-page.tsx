import type { SiteView } from '../../rules/site-view.ts';
import type { BlockDrawers } from '../kit/block-drawer.ts';
import { LanguageLinks } from '../kit/blocks/language-block.tsx';
import { coverBlock } from '../kit/cover-block.ts';
import { MenuRow } from '../kit/menu-row.tsx';
import { SiteBlocks } from '../kit/site-blocks.tsx';
import { SkipLink } from '../kit/site-menu.tsx';
import { Acts, Players } from './acts.tsx';
import { Scales } from './art/scales.tsx';
import { BetweenFansRegistry, BetweenFansReply } from './between-fans.tsx';
import { HalfDialEvents } from './half-dial-events.tsx';
import { Proscenium, ProsceniumBlock } from './proscenium.tsx';
import { SteppedPicture } from './stepped-picture.tsx';
import { Streamliner } from './streamliner.tsx';

const OWN: Partial<BlockDrawers> = {
  hero: ProsceniumBlock,
  'story-timeline': Acts,
  'wedding-party': Players,
  events: HalfDialEvents,
  travel: Streamliner,
  rsvp: BetweenFansReply,
  registry: BetweenFansRegistry,
  picture: SteppedPicture,
};

export function DecoPage({ view }: { view: SiteView }) {
  const { isFront, title, blocks } = view.page;
  return (
    <>
      <SkipLink view={view} />
      <header className="marquee">
        {!isFront && (
          <a className="house" href={view.pages[0]?.href ?? '#content'}>
            {view.couple}
          </a>
        )}
        <MenuRow view={view} />
      </header>
      <main id="content">
        {!isFront && (
          <div className="playbill">
            <h1>{title}</h1>
          </div>
        )}
        {isFront && !coverBlock(view) && <Proscenium view={view} isHeading />}
        <SiteBlocks view={view} own={OWN} />
      </main>
      <footer className="pit">
        <p className="names">{view.couple}</p>
        {view.day && (
          <p>
            <time dateTime={view.day.iso}>{view.day.words}</time>
          </p>
        )}
        {!blocks.some(({ kind }) => kind === 'language-switch') && <LanguageLinks view={view} />}
        <Scales id="deco-scales-pit" />
      </footer>
    </>
  );
}
