import type { SiteView } from '../../rules/site-view.ts';
import { LanguageLinks } from '../kit/blocks/language-block.tsx';
import { SiteBlocks } from '../kit/site-blocks.tsx';
import { SiteMenu, SkipLink } from '../kit/site-menu.tsx';
import { Cover } from './cover.tsx';
import { EventsSpread } from './events-spread.tsx';
import { FeatureWords } from './feature-words.tsx';
import { PlateHero } from './plate-hero.tsx';
import { ReplyCard } from './reply-card.tsx';

const OWN = {
  hero: PlateHero,
  events: EventsSpread,
  'rich-text': FeatureWords,
  rsvp: ReplyCard,
};

/** The line over every page: where, and the way to answer. Inside the issue it carries the menu as well. */
function RunningHead({ view }: { view: SiteView }) {
  return (
    <div className="running-head">
      <p className="issue">{view.page.isFront ? view.placeName || view.couple : view.couple}</p>
      {view.page.isFront && view.placeCity && <p className="city">{view.placeCity}</p>}
      {view.page.isFront ? (
        view.reply && (
          <a className="reply" href={view.reply.href}>
            {view.words.reply}
          </a>
        )
      ) : (
        <SiteMenu view={view} />
      )}
    </div>
  );
}

export function EditorialPage({ view }: { view: SiteView }) {
  const { page } = view;
  const [first, ...rest] = page.blocks;
  const coverBlock = page.isFront && first?.kind === 'hero' ? first : null;
  const inside = coverBlock ? { ...view, page: { ...page, blocks: rest } } : view;
  return (
    <>
      <SkipLink view={view} />
      <header className="site-head">
        <RunningHead view={view} />
        {page.isFront ? (
          <Cover view={view} block={coverBlock} />
        ) : (
          <h1 className="page-title">{page.title}</h1>
        )}
      </header>
      <main id="content">
        <SiteBlocks view={inside} own={OWN} />
      </main>
      <footer className="site-foot">
        <p>{view.couple}</p>
        <p>{[view.placeCity, view.day?.words].filter(Boolean).join(' · ')}</p>
        {!page.blocks.some(({ kind }) => kind === 'language-switch') && <LanguageLinks view={view} />}
      </footer>
    </>
  );
}
