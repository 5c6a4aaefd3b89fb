import {
  DEFAULT_PICTURE,
  type PictureWidth,
  pictureAddress,
  pictureSrcSet,
  pictureWidthSet,
} from '#base/picture-address.ts';
import { type PictureRatio, PlaceholderImage } from './placeholder-image.tsx';

/** What every answer that carries a picture tells about it. */
export interface PictureAsset {
  id: string;
  width: number;
  height: number;
  dominantColor: string;
  blurDataUrl: string;
  alt: string;
}

export interface PictureProps {
  asset: PictureAsset;
  /** How wide it is drawn, in CSS pixels; with `sizes`, how wide at most. */
  width?: PictureWidth;
  /** For a width that follows the page, such as '(min-width: 768px) 33vw, 100vw'. */
  sizes?: string;
  ratio?: PictureRatio;
  /** Where the asset's own words do not fit; '' for decoration. */
  alt?: string;
  isPriority?: boolean;
  className?: string;
}

const shapes = { '4/3': 3 / 4, '1/1': 1 };

/** A picture from the file store in the sizes a screen can need, with its place held until it comes. */
export function Picture({
  asset,
  width = DEFAULT_PICTURE.width,
  sizes,
  ratio = 'auto',
  ...rest
}: PictureProps) {
  const { id, dominantColor, blurDataUrl } = asset;
  const heightPerWidth = ratio === 'auto' ? asset.height / asset.width : shapes[ratio];
  return (
    <PlaceholderImage
      {...rest}
      alt={rest.alt ?? asset.alt}
      src={pictureAddress(id, { width })}
      srcSet={sizes ? pictureWidthSet(asset) : pictureSrcSet(id, width)}
      sizes={sizes}
      width={width}
      height={Math.round(width * heightPerWidth)}
      ratio={ratio}
      placeholder={{ color: dominantColor, blurUrl: blurDataUrl }}
    />
  );
}
