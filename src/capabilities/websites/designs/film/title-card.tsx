import type { BlockPicture } from '../../rules/site-block.ts';
import type { SiteView } from '../../rules/site-view.ts';
import type { BlockProps } from '../kit/block-drawer.ts';
import { CoupleNames } from '../kit/blocks/cover-blocks.tsx';
import { coverBlock } from '../kit/cover-block.ts';
import { nameLengths } from '../kit/name-lengths.ts';
import { SitePicture } from '../kit/site-picture.tsx';
import { ProjectorBeam } from './art/projector-beam.tsx';

/** As many letters as stand on one line of a wide screen and still read from the last row. */
const ONE_LINE = 22;

interface TitleCardProps {
  view: SiteView;
  picture: BlockPicture | null;
  isHeading: boolean;
  title?: string;
  text?: string;
}

/** The picture's first frame: names as its title, day and place as its subtitle. */
export function TitleCard({ view, picture, isHeading, title = '', text = '' }: TitleCardProps) {
  const Names = isHeading ? 'h1' : 'p';
  const place = [view.placeName, view.placeCity].filter(Boolean).join(', ');
  const stacked = view.names.join(' & ').length > ONE_LINE;
  return (
    <section className="title-card">
      {picture ? <SitePicture picture={picture} sizes="100vw" isFirst /> : <ProjectorBeam />}
      <div className="card-words" style={nameLengths(view)}>
        {title && <p className="presents">{title}</p>}
        <Names className={stacked ? 'names stacked' : 'names'}>
          <CoupleNames names={view.names} and={view.words.and} />
        </Names>
        {view.day && (
          <p>
            <time dateTime={view.day.iso}>{view.day.words}</time>
          </p>
        )}
        {place && <p className="spoken">{place}</p>}
        {text && <p className="card-text">{text}</p>}
      </div>
    </section>
  );
}

export function TitleCardBlock({ block, view }: BlockProps<'hero'>) {
  return (
    <TitleCard
      view={view}
      picture={block.picture}
      isHeading={coverBlock(view)?.id === block.id}
      title={block.title}
      text={block.text}
    />
  );
}
