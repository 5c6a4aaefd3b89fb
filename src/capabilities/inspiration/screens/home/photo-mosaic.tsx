import type { WeddingPhoto } from '#capabilities/editorial/contract.ts';
import { classNames } from '#ui/class-names.ts';
import { PhotoTile } from '../../parts/photo-tile.tsx';

/** Two large ones, at opposite corners where there are four columns; ten photos fill the square without a gap. */
const LARGE = new Set([0, 7]);

const LARGE_SIZES = '(min-width: 1280px) 592px, 94vw';
const SMALL_SIZES = '(min-width: 1280px) 288px, (min-width: 768px) 23vw, 46vw';

export function PhotoMosaic({ photos }: { photos: readonly WeddingPhoto[] }) {
  return (
    <ul className="grid grid-cols-2 gap-2 md:grid-cols-4 md:gap-4">
      {photos.map((photo, index) => (
        <li key={photo.imageId} className={classNames(LARGE.has(index) && 'col-span-2 row-span-2')}>
          <PhotoTile
            photo={photo}
            placement={{ location: 'inspiration', tilePosition: index }}
            ratio="1/1"
            sizes={LARGE.has(index) ? LARGE_SIZES : SMALL_SIZES}
            className="rounded-card"
          />
        </li>
      ))}
    </ul>
  );
}
