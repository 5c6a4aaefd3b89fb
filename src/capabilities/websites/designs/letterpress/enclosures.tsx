import type { BlockProps } from '../kit/block-drawer.ts';
import { RichWords } from '../kit/rich-words.tsx';
import { SitePicture } from '../kit/site-picture.tsx';
import { SprigRule } from './art/sprig-rule.tsx';

/** A card of words that closes with a sprig. */
export function StoryCard({ block }: BlockProps<'rich-text'>) {
  return (
    <section className="block words">
      {block.title && <h2>{block.title}</h2>}
      <RichWords text={block.text} />
      <SprigRule />
    </section>
  );
}

/** The cover’s picture, printed in the suite’s own ink. */
export function PrintCard({ block, view }: BlockProps<'hero'>) {
  const isCover = view.page.isFront && view.page.blocks[0] === block;
  return (
    <section className="block print">
      {block.picture && (
        <div className="plate">
          <SitePicture picture={block.picture} sizes="(min-width: 50rem) 50rem, 90vw" />
        </div>
      )}
      {!isCover && <p className="lead">{block.title || view.couple}</p>}
      {!isCover && block.text && <p>{block.text}</p>}
      {block.picture?.caption && <p className="caption">{block.picture.caption}</p>}
    </section>
  );
}

export function DividerSprig() {
  return (
    <div className="block divider">
      <SprigRule />
    </div>
  );
}
