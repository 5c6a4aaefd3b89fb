import type { SiteView } from '../../rules/site-view.ts';
import type { BlockDrawers } from '../kit/block-drawer.ts';
import { CoupleNames } from '../kit/blocks/cover-blocks.tsx';
import { LanguageLinks } from '../kit/blocks/language-block.tsx';
import { coverBlock } from '../kit/cover-block.ts';
import { MenuRow } from '../kit/menu-row.tsx';
import { SiteBlocks } from '../kit/site-blocks.tsx';
import { SkipLink } from '../kit/site-menu.tsx';
import { Credits } from './credits.tsx';
import { LeaderCountdown, LeaderReply } from './leaders.tsx';
import { LocationShot } from './location-shot.tsx';
import { Screenplay } from './screenplay.tsx';
import { StoryStrip } from './story-strip.tsx';
import { TitleCard, TitleCardBlock } from './title-card.tsx';

const OWN: Partial<BlockDrawers> = {
  hero: TitleCardBlock,
  'story-timeline': StoryStrip,
  events: Screenplay,
  countdown: LeaderCountdown,
  travel: LocationShot,
  'wedding-party': Credits,
  rsvp: LeaderReply,
};

function Billing({ view }: { view: SiteView }) {
  const place = [view.placeName, view.placeCity].filter(Boolean).join(', ');
  return (
    <footer className="billing">
      <p>
        <span className="names">
          <CoupleNames names={view.names} and={view.words.and} />
        </span>{' '}
        {view.day && <time dateTime={view.day.iso}>{view.day.words}</time>} {place && <span>{place}</span>}
      </p>
      {!view.page.blocks.some(({ kind }) => kind === 'language-switch') && <LanguageLinks view={view} />}
    </footer>
  );
}

export function FilmPage({ view }: { view: SiteView }) {
  const { isFront, title, blocks } = view.page;
  const opensWithCard = isFront && blocks[0]?.kind === 'hero';
  return (
    <>
      <SkipLink view={view} />
      <header className={opensWithCard ? 'credits-bar over' : 'credits-bar'}>
        {!isFront && (
          <a className="studio" href={view.pages[0]?.href ?? '#content'}>
            {view.couple}
          </a>
        )}
        <MenuRow view={view} />
      </header>
      <main id="content">
        {!isFront && (
          <div className="reel-title">
            <h1>{title}</h1>
          </div>
        )}
        {isFront && !coverBlock(view) && <TitleCard view={view} picture={null} isHeading />}
        <SiteBlocks view={view} own={OWN} />
      </main>
      <Billing view={view} />
    </>
  );
}
