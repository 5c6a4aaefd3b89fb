import type { BlockProps } from '../kit/block-drawer.ts';
import { SitePicture } from '../kit/site-picture.tsx';

/** The cover’s picture as a painting; its words stand below the names, unless it is not the cover. */
export function PaintedView({ block, view }: BlockProps<'hero'>) {
  const isCover = view.page.isFront && view.page.blocks[0] === block;
  if (!block.picture && isCover && !block.text) return null;
  return (
    <section className="block hero">
      {block.picture && (
        <SitePicture picture={block.picture} sizes="(min-width: 60rem) 54rem, 100vw" isFirst={isCover} />
      )}
      {!isCover && <p className="lead">{block.title || view.couple}</p>}
      {block.text && <p>{block.text}</p>}
      {block.picture?.caption && <p className="caption">{block.picture.caption}</p>}
    </section>
  );
}
