import { pictureAddress } from '#base/picture-address.ts';
import type { SitePicture } from '../writing-context.ts';

const WIDTH = 400;

/** A picture of the site by its own address, which only those who may see it are told. */
export function SiteThumbnail({ picture, className }: { picture: SitePicture; className?: string }) {
  const { id, addressKey, dominantColor, width, height, alt } = picture;
  return (
    <img
      src={pictureAddress(id, { width: WIDTH, ...(addressKey && { addressKey }) })}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      draggable={false}
      className={className}
      style={{ backgroundColor: dominantColor }}
    />
  );
}
