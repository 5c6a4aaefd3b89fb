import type { SiteView } from '../../rules/site-view.ts';
import type { BlockDrawers } from '../kit/block-drawer.ts';
import { LanguageLinks } from '../kit/blocks/language-block.tsx';
import { coverBlock } from '../kit/cover-block.ts';
import { MenuRow } from '../kit/menu-row.tsx';
import { SiteBlocks } from '../kit/site-blocks.tsx';
import { SkipLink } from '../kit/site-menu.tsx';
import { IvyLeaf } from './art/ivy-leaf.tsx';
import { EventSteps } from './event-steps.tsx';
import { TitlePage, TitlePageBlock } from './title-page.tsx';

function LeafDivider() {
  return (
    <div className="block divider">
      <IvyLeaf />
    </div>
  );
}

const OWN: Partial<BlockDrawers> = { hero: TitlePageBlock, events: EventSteps, divider: LeafDivider };

export function MinimalPage({ view }: { view: SiteView }) {
  const { isFront, title, blocks } = view.page;
  return (
    <>
      <SkipLink view={view} />
      <header className="plain-bar">
        {!isFront && (
          <a className="plain-home" href={view.pages[0]?.href ?? '#content'}>
            {view.couple}
          </a>
        )}
        <MenuRow view={view} />
      </header>
      <main id="content">
        {!isFront && <h1 className="plain-heading">{title}</h1>}
        {isFront && !coverBlock(view) && <TitlePage view={view} isHeading />}
        <SiteBlocks view={view} own={OWN} />
      </main>
      <footer className="plain-foot">
        <IvyLeaf />
        <p>{view.couple}</p>
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
