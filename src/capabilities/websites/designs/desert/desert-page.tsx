import type { SiteView } from '../../rules/site-view.ts';
import type { BlockDrawers } from '../kit/block-drawer.ts';
import { LanguageLinks } from '../kit/blocks/language-block.tsx';
import { coverBlock } from '../kit/cover-block.ts';
import { MenuRow } from '../kit/menu-row.tsx';
import { SiteBlocks } from '../kit/site-blocks.tsx';
import { SkipLink } from '../kit/site-menu.tsx';
import { AdobeSteps } from './adobe-steps.tsx';
import { Mesas } from './art/mesas.tsx';
import { FirstLight, FirstLightBlock } from './first-light.tsx';
import { LongRoad } from './long-road.tsx';
import { PartyNiches, StoryNiches } from './niches.tsx';
import { ShadowHours } from './shadow-hours.tsx';

const OWN: Partial<BlockDrawers> = {
  hero: FirstLightBlock,
  events: AdobeSteps,
  schedule: ShadowHours,
  travel: LongRoad,
  'story-timeline': StoryNiches,
  'wedding-party': PartyNiches,
};

export function DesertPage({ view }: { view: SiteView }) {
  const { isFront, title, blocks } = view.page;
  return (
    <div className="desert-day">
      <SkipLink view={view} />
      <div className="sun-way" aria-hidden="true">
        <span className="sun" />
      </div>
      <header className="desert-bar">
        {!isFront && (
          <a className="home" href={view.pages[0]?.href ?? '#content'}>
            {view.couple}
          </a>
        )}
        <MenuRow view={view} />
      </header>
      <main id="content">
        {!isFront && <h1 className="desert-heading">{title}</h1>}
        {isFront && !coverBlock(view) && <FirstLight view={view} isHeading />}
        <SiteBlocks view={view} own={OWN} />
      </main>
      <footer className="last-light">
        <Mesas />
        <div className="ground">
          <p className="names">{view.couple}</p>
          {view.day && (
            <p>
              <time dateTime={view.day.iso}>{view.day.words}</time>
            </p>
          )}
          {!blocks.some(({ kind }) => kind === 'language-switch') && <LanguageLinks view={view} />}
        </div>
      </footer>
    </div>
  );
}
