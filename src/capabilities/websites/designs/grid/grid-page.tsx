import type { SiteView } from '../../rules/site-view.ts';
import { LanguageLinks } from '../kit/blocks/language-block.tsx';
import { SiteBlocks } from '../kit/site-blocks.tsx';
import { SiteMenu, SkipLink } from '../kit/site-menu.tsx';
import { Cover } from './cover.tsx';
import { EventsToScale } from './events-to-scale.tsx';
import { HotelTable } from './hotel-table.tsx';
import { ReplyTile } from './reply-tile.tsx';
import { ScheduleColumn } from './schedule-column.tsx';
import { TravelLine } from './travel-line.tsx';

const OWN = {
  events: EventsToScale,
  schedule: ScheduleColumn,
  travel: TravelLine,
  'hotel-block': HotelTable,
  rsvp: ReplyTile,
};

export function GridPage({ view }: { view: SiteView }) {
  const { page } = view;
  const [first, ...rest] = page.blocks;
  const cover = page.isFront && first?.kind === 'hero' ? first : null;
  const inside = cover ? { ...view, page: { ...page, blocks: rest } } : view;
  return (
    <>
      <SkipLink view={view} />
      <header className="site-head">
        <div className="bar">
          <p>{page.isFront ? view.placeCity || view.couple : view.couple}</p>
          <SiteMenu view={view} />
        </div>
        {page.isFront ? <Cover view={view} block={cover} /> : <h1 className="page-title">{page.title}</h1>}
      </header>
      <main id="content">
        <SiteBlocks view={inside} own={OWN} />
      </main>
      <footer className="site-foot">
        <p>{view.couple}</p>
        {view.day && <p>{view.day.words}</p>}
        {!page.blocks.some(({ kind }) => kind === 'language-switch') && <LanguageLinks view={view} />}
      </footer>
    </>
  );
}
