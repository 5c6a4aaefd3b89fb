import type { BlockPicture } from '../../rules/site-block.ts';
import type { SiteView } from '../../rules/site-view.ts';
import type { BlockProps } from '../kit/block-drawer.ts';
import { CoupleNames } from '../kit/blocks/cover-blocks.tsx';
import { coverBlock } from '../kit/cover-block.ts';
import { nameLengths } from '../kit/name-lengths.ts';
import { SitePicture } from '../kit/site-picture.tsx';
import { Crest } from './art/crest.tsx';
import { Rays } from './art/rays.tsx';
import { Scales } from './art/scales.tsx';
import { SteppedFrame } from './stepped-frame.tsx';

/** From here on the thin capitals would stand below forty pixels on a phone; the stouter face takes over. */
const THIN_CAPITALS = 11;

interface ProsceniumProps {
  view: SiteView;
  isHeading: boolean;
  title?: string;
  text?: string;
}

/** Names in the arch, light behind them. */
export function Proscenium({ view, isHeading, title = '', text = '' }: ProsceniumProps) {
  const Names = isHeading ? 'h1' : 'p';
  const place = [view.placeName, view.placeCity].filter(Boolean).join(' · ');
  const longest = Math.max(
    ...view.names.flatMap((name) => name.split(/[\s-]/u).map((piece) => piece.length)),
  );
  return (
    <section className="proscenium">
      <Rays />
      <Scales id="deco-scales-stage" />
      <SteppedFrame className="arch">
        <div className="arch-words" style={nameLengths(view)}>
          {title && <p className="overline">{title}</p>}
          <Names className={longest > THIN_CAPITALS ? 'names stout' : 'names'}>
            <CoupleNames names={view.names} and={view.words.and} />
          </Names>
          {view.day && (
            <p>
              <time dateTime={view.day.iso}>{view.day.words}</time>
            </p>
          )}
          {place && <p>{place}</p>}
          {text && <p>{text}</p>}
          {view.reply && (
            <p className="arch-reply">
              <a className="button" href={view.reply.href}>
                {view.reply.label}
              </a>
            </p>
          )}
        </div>
      </SteppedFrame>
      <Crest />
    </section>
  );
}

function StagePicture({ picture }: { picture: BlockPicture }) {
  return (
    <div className="block first-picture">
      <SteppedFrame className="wide">
        <SitePicture picture={picture} sizes="(min-width: 60rem) 60rem, 100vw" isFirst />
      </SteppedFrame>
    </div>
  );
}

export function ProsceniumBlock({ block, view }: BlockProps<'hero'>) {
  return (
    <>
      <Proscenium
        view={view}
        isHeading={coverBlock(view)?.id === block.id}
        title={block.title}
        text={block.text}
      />
      {block.picture && <StagePicture picture={block.picture} />}
    </>
  );
}
