import type { SiteView } from '../../rules/site-view.ts';
import type { BlockDrawers } from '../kit/block-drawer.ts';
import { LanguageLinks } from '../kit/blocks/language-block.tsx';
import { coverBlock } from '../kit/cover-block.ts';
import { MenuRow } from '../kit/menu-row.tsx';
import { SiteBlocks } from '../kit/site-blocks.tsx';
import { SkipLink } from '../kit/site-menu.tsx';
import { FlagHoist } from './art/flag-hoist.tsx';
import { ChartedWays } from './charted-ways.tsx';
import { ShoreParty, ShoreStory } from './found-on-the-shore.tsx';
import { Horizon, HorizonBlock } from './horizon.tsx';
import { LifebuoyReply } from './lifebuoy-reply.tsx';
import { TideTable } from './tide-table.tsx';

const OWN: Partial<BlockDrawers> = {
  hero: HorizonBlock,
  events: TideTable,
  travel: ChartedWays,
  'story-timeline': ShoreStory,
  'wedding-party': ShoreParty,
  rsvp: LifebuoyReply,
};

export function CoastPage({ view }: { view: SiteView }) {
  const { isFront, title, blocks } = view.page;
  return (
    <>
      <SkipLink view={view} />
      <header className="coast-bar">
        {!isFront && (
          <a className="home" href={view.pages[0]?.href ?? '#content'}>
            {view.couple}
          </a>
        )}
        <MenuRow view={view} />
      </header>
      <main id="content">
        {!isFront && (
          <div className="coast-heading">
            <h1>{title}</h1>
          </div>
        )}
        {isFront && !coverBlock(view) && <Horizon view={view} isHeading />}
        <SiteBlocks view={view} own={OWN} />
      </main>
      <footer className="sea-floor">
        <FlagHoist initials={view.initials} />
        <p className="names">{view.couple}</p>
        {view.day && (
          <p>
            <time dateTime={view.day.iso}>{view.day.words}</time>
          </p>
        )}
        {!blocks.some(({ kind }) => kind === 'language-switch') && <LanguageLinks view={view} />}
      </footer>
    </>
  );
}
