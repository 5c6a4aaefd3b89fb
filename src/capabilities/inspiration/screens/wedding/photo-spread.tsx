import type { WeddingPhoto } from '#capabilities/editorial/contract.ts';
import { classNames } from '#ui/class-names.ts';
import { PhotoTile } from '../../parts/photo-tile.tsx';

const PAGE_WIDTH = 1200;
const SINGLE_WIDTH = 840;
/** An upright picture as wide as the text would be taller than the screen. */
const UPRIGHT_WIDTH = 520;

/** One to three photos between two parts of a story, side by side and equally high, none of them cut. */
export function PhotoSpread({ photos }: { photos: readonly WeddingPhoto[] }) {
  if (photos.length === 0) return null;
  const shapes = photos.map(({ picture }) => picture.width / picture.height);
  const whole = shapes.reduce((sum, shape) => sum + shape, 0);
  const single = photos.length === 1;
  const rowWidth = !single ? PAGE_WIDTH : whole < 1 ? UPRIGHT_WIDTH : SINGLE_WIDTH;
  return (
    <ul
      style={{ maxWidth: rowWidth }}
      className={classNames('mx-auto flex w-full gap-2 md:gap-4', photos.length === 3 && 'max-sm:flex-wrap')}
    >
      {photos.map((photo, index) => {
        const share = (shapes[index] ?? 1) / whole;
        return (
          <li key={photo.imageId} className="min-w-0" style={{ flex: `${share.toFixed(4)} 1 0%` }}>
            <PhotoTile
              photo={photo}
              placement={{ location: 'real-wedding' }}
              sizes={`(min-width: 1280px) ${Math.round(rowWidth * share)}px, ${Math.round(92 * share)}vw`}
              className="rounded-card"
            />
          </li>
        );
      })}
    </ul>
  );
}
