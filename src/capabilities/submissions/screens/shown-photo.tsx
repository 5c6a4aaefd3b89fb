import { pictureAddress, pictureWidthSet } from '#base/picture-address.ts';
import { classNames } from '#ui/class-names.ts';
import type { ShownPhoto } from '../contract/words.ts';

interface PhotoImageProps {
  photo: ShownPhoto;
  /** '' where its words stand beside it. */
  alt: string;
  sizes: string;
  className?: string;
}

/** A photo that may still be private: its address carries the key. */
export function PhotoImage({ photo: { picture }, alt, sizes, className }: PhotoImageProps) {
  const { id, addressKey, width, height, dominantColor } = picture;
  const key = addressKey ? { addressKey } : {};
  return (
    <img
      src={pictureAddress(id, { width: 400, ...key })}
      srcSet={pictureWidthSet({ id, width, ...key })}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      style={{ backgroundColor: dominantColor }}
      className={classNames('object-cover', className)}
    />
  );
}
