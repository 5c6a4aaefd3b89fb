import { pictureAddress } from '#base/picture-address.ts';
import { classNames } from '#ui/class-names.ts';
import type { CardPicture as Asset } from '../contract.ts';

/** Cards are about 300 px wide on screens of every density: three steps are enough, and a list has many of them. */
const WIDTHS = [400, 800, 1200];
const SIZES = '(min-width: 1280px) 310px, (min-width: 768px) 46vw, 94vw';

export interface CardPictureProps {
  asset: Asset;
  isPriority: boolean;
  className?: string;
}

/** A cover: its color holds the place, since a blur for each would weigh more than the page. */
export function CardPicture({ asset, isPriority, className }: CardPictureProps) {
  const { id, alt, dominantColor } = asset;
  return (
    <img
      src={pictureAddress(id, { width: 400 })}
      srcSet={WIDTHS.map((width) => `${pictureAddress(id, { width })} ${width}w`).join(', ')}
      sizes={SIZES}
      alt={alt}
      width={400}
      height={300}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
      style={{ backgroundColor: dominantColor }}
      className={classNames('card-picture', className)}
    />
  );
}
