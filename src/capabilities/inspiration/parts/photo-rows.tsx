import type { CSSProperties } from 'react';
import type { WeddingPhoto } from '#capabilities/editorial/contract.ts';
import { classNames } from '#ui/class-names.ts';
import { PhotoTile } from './photo-tile.tsx';

const shapeOf = ({ picture }: WeddingPhoto): number => picture.width / picture.height;

/** A tile takes room by the shape of its picture, so all of a row are equally high, in their order, and none is cut. */
function tileStyle(shape: number): CSSProperties {
  return { flexGrow: shape, flexBasis: `calc(${shape.toFixed(4)} * var(--row))` };
}

/** About as wide as the row's height makes it, with what it may grow. */
function tileSizes(shape: number): string {
  const at = (rowHeight: number) => `${Math.round(shape * rowHeight * 1.25)}px`;
  return `(min-width: 1024px) ${at(240)}, (min-width: 768px) ${at(192)}, ${at(116)}`;
}

export interface PhotoRowsProps {
  photos: readonly WeddingPhoto[];
  /** Which list or page it is, for the hearts. */
  location: string;
  /** So many are on the first screen and load at once. */
  priorityCount?: number;
  className?: string;
}

/**
 * Photos in rows of equal height. The last row keeps its height: what is left of it stays empty. Shown once its end has
 * come, since a row that is still being read would grow before the reader's eyes.
 */
export function PhotoRows({ photos, location, priorityCount = 0, className }: PhotoRowsProps) {
  return (
    <ul
      className={classNames(
        'flex flex-wrap gap-2 [--row:7.25rem] md:gap-3 md:[--row:12rem] lg:gap-4 lg:[--row:15rem]',
        '[&:not(:has(>[data-row-end]))]:invisible',
        className,
      )}
    >
      {photos.map((photo, index) => (
        <li key={photo.imageId} style={tileStyle(shapeOf(photo))} className="min-w-0">
          <PhotoTile
            photo={photo}
            placement={{ location, tilePosition: index }}
            sizes={tileSizes(shapeOf(photo))}
            isPriority={index < priorityCount}
            className="rounded-input"
          />
        </li>
      ))}
      <li data-row-end aria-hidden="true" className="grow-9999" />
    </ul>
  );
}
