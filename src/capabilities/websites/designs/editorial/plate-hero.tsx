import type { BlockProps } from '../kit/block-drawer.ts';
import { SitePicture } from '../kit/site-picture.tsx';
import { LetterPlate } from './cover.tsx';

/** A cover picture that is not on the cover: a plate across the spread, with its line notched in. */
export function PlateHero({ block, view }: BlockProps<'hero'>) {
  return (
    <section className="block inner-plate">
      {block.picture ? <SitePicture picture={block.picture} sizes="100vw" /> : <LetterPlate view={view} />}
      <div className="notch">
        <p className="date">{block.title || view.couple}</p>
        {block.text && <p>{block.text}</p>}
      </div>
    </section>
  );
}
