import type { BlockPicture } from '../../rules/site-block.ts';
import { SitePicture } from '../kit/site-picture.tsx';

/** A photo as dots of the poster's one dark ink; the sheet makes the screen. */
export function Halftone({
  picture,
  sizes,
  isFirst,
}: {
  picture: BlockPicture;
  sizes: string;
  isFirst?: boolean;
}) {
  return (
    <div className="halftone">
      <SitePicture picture={picture} sizes={sizes} isFirst={isFirst} />
    </div>
  );
}
