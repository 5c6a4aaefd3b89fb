import { pictureAddress, pictureWidthSet } from '#base/picture-address.ts';
import { classNames } from '#ui/class-names.ts';
import type { Photo } from './storefront-view.ts';

export interface PhotoImageProps {
  photo: Photo;
  /** How wide it is drawn at each width of the page. */
  sizes: string;
  isPriority?: boolean;
  /** How it lies in its frame. */
  className?: string;
}

/** A picture of a gallery. Its color holds the place: with a blur for each, the page would weigh twice as much. */
export function PhotoImage({ photo, sizes, isPriority = false, className }: PhotoImageProps) {
  const { id, width, height, alt, color, focus } = photo;
  return (
    <img
      src={pictureAddress(id, { width: 800 })}
      srcSet={pictureWidthSet({ id, width })}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
      style={{ backgroundColor: color, objectPosition: focus }}
      className={classNames('block', className)}
    />
  );
}
