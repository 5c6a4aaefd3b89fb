import type { SiteView } from '../../rules/site-view.ts';
import { LanguageLinks } from '../kit/blocks/language-block.tsx';
import { SiteBlocks } from '../kit/site-blocks.tsx';
import { SiteMenu, SkipLink } from '../kit/site-menu.tsx';
import { InkPrint } from './art/ink-print.tsx';
import { SprigRule } from './art/sprig-rule.tsx';
import { DividerSprig, PrintCard, StoryCard } from './enclosures.tsx';
import { Invitation } from './invitation.tsx';
import { MapCard } from './map-card.tsx';
import { ReplyCard } from './reply-card.tsx';
import { EventsCard, ScheduleCard } from './weekend-card.tsx';

const OWN = {
  hero: PrintCard,
  'rich-text': StoryCard,
  events: EventsCard,
  schedule: ScheduleCard,
  'map-place': MapCard,
  rsvp: ReplyCard,
  divider: DividerSprig,
};

/** Of the cover, the words are engraved on the invitation; its picture, if any, is a print among the cards. */
function blocksInside({ page }: SiteView) {
  const [first, ...rest] = page.blocks;
  return page.isFront && first?.kind === 'hero' && !first.picture ? rest : page.blocks;
}

export function LetterpressPage({ view }: { view: SiteView }) {
  const { page } = view;
  const hero = page.blocks[0]?.kind === 'hero' ? page.blocks[0] : null;
  return (
    <>
      <SkipLink view={view} />
      <InkPrint />
      <header className="site-head">
        <SiteMenu view={view} />
        {page.isFront ? (
          <Invitation view={view} hero={hero} />
        ) : (
          <div className="title-card">
            <p className="couple">{view.couple}</p>
            <h1>{page.title}</h1>
            <SprigRule />
          </div>
        )}
      </header>
      <main id="content">
        <SiteBlocks view={{ ...view, page: { ...page, blocks: blocksInside(view) } }} own={OWN} />
      </main>
      <footer className="site-foot">
        <SprigRule />
        <p>{[view.couple, view.placeCity, view.day?.year].filter(Boolean).join(' · ')}</p>
        {!page.blocks.some(({ kind }) => kind === 'language-switch') && <LanguageLinks view={view} />}
      </footer>
    </>
  );
}
