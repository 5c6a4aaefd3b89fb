import type { SiteView } from '../../rules/site-view.ts';
import type { BlockDrawers } from '../kit/block-drawer.ts';
import { LanguageLinks } from '../kit/blocks/language-block.tsx';
import { coverBlock } from '../kit/cover-block.ts';
import { MenuRow } from '../kit/menu-row.tsx';
import { SiteBlocks } from '../kit/site-blocks.tsx';
import { SkipLink } from '../kit/site-menu.tsx';
import { Meadow } from './art/meadow.tsx';
import { NightSky, NightSkyBlock } from './night-sky.tsx';
import { StringLights } from './string-lights.tsx';
import { ThroughTheArch } from './through-the-arch.tsx';

const OWN: Partial<BlockDrawers> = { hero: NightSkyBlock, events: StringLights, travel: ThroughTheArch };

export function NightPage({ view }: { view: SiteView }) {
  const { isFront, title, blocks } = view.page;
  return (
    <>
      <SkipLink view={view} />
      <header className={isFront && blocks[0]?.kind === 'hero' ? 'lantern-bar over' : 'lantern-bar'}>
        {!isFront && (
          <a className="home" href={view.pages[0]?.href ?? '#content'}>
            {view.couple}
          </a>
        )}
        <MenuRow view={view} />
      </header>
      <main id="content">
        {!isFront && (
          <div className="evening-title">
            <h1>{title}</h1>
          </div>
        )}
        {isFront && !coverBlock(view) && <NightSky view={view} isHeading />}
        <SiteBlocks view={view} own={OWN} />
      </main>
      <footer className="garden">
        <p className="names">{view.couple}</p>
        {view.day && (
          <p>
            <time dateTime={view.day.iso}>{view.day.words}</time>
          </p>
        )}
        {!blocks.some(({ kind }) => kind === 'language-switch') && <LanguageLinks view={view} />}
        <Meadow />
      </footer>
    </>
  );
}
