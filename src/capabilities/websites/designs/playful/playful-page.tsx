import type { SiteView } from '../../rules/site-view.ts';
import type { BlockDrawers } from '../kit/block-drawer.ts';
import { LanguageLinks } from '../kit/blocks/language-block.tsx';
import { coverBlock } from '../kit/cover-block.ts';
import { MenuRow } from '../kit/menu-row.tsx';
import { SiteBlocks } from '../kit/site-blocks.tsx';
import { SkipLink } from '../kit/site-menu.tsx';
import { Pawn } from './art/pawn.tsx';
import { BoxLid, BoxLidBlock } from './box-lid.tsx';
import { MoveCards } from './move-cards.tsx';
import { PartyPieces, StoryCards } from './player-cards.tsx';
import { SpinnerCountdown, WinningSpace } from './spin-and-finish.tsx';

const OWN: Partial<BlockDrawers> = {
  hero: BoxLidBlock,
  'story-timeline': StoryCards,
  'wedding-party': PartyPieces,
  travel: MoveCards,
  countdown: SpinnerCountdown,
  rsvp: WinningSpace,
};

export function PlayfulPage({ view }: { view: SiteView }) {
  const { isFront, title, blocks } = view.page;
  return (
    <>
      <SkipLink view={view} />
      <header className="game-bar">
        {!isFront && (
          <a className="home" href={view.pages[0]?.href ?? '#content'}>
            {view.couple}
          </a>
        )}
        <MenuRow view={view} />
      </header>
      <main id="content">
        {!isFront && (
          <div className="game-heading">
            <h1>{title}</h1>
            <div className="first-row" aria-hidden="true" />
          </div>
        )}
        {isFront && !coverBlock(view) && <BoxLid view={view} isHeading />}
        <SiteBlocks view={view} own={OWN} />
      </main>
      <footer className="finish">
        <div className="pieces" aria-hidden="true">
          {view.names.map((name) => (
            <Pawn key={name} />
          ))}
        </div>
        <div className="checks" aria-hidden="true" />
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
