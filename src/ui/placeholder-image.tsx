import { type CSSProperties, useCallback, useState } from 'react';
import { classNames } from './class-names.ts';

const ratios = { '4/3': 'aspect-4/3', '1/1': 'aspect-square', auto: 'h-auto' };
export type PictureRatio = keyof typeof ratios;

export interface PlaceholderImageProps {
  src: string;
  srcSet?: string;
  sizes?: string;
  alt: string;
  width: number;
  height: number;
  ratio: PictureRatio;
  /** Shown until the picture is there: a colour at once, and a blur of it on top. */
  placeholder: { color: string; blurUrl: string };
  /** The largest picture of the first screen: it is loaded before anything else. */
  isPriority?: boolean;
  className?: string;
}

function placeholderStyle({ color, blurUrl }: PlaceholderImageProps['placeholder']): CSSProperties {
  return {
    backgroundColor: color,
    backgroundImage: `url("${blurUrl}")`,
    backgroundSize: 'cover',
    backgroundPosition: 'center',
  };
}

/** An image that holds its place. The placeholder goes when the picture has come, or it would show through a logo. */
export function PlaceholderImage(props: PlaceholderImageProps) {
  const { alt, ratio, placeholder, isPriority = false, className, ...attributes } = props;
  const [hasLoaded, setHasLoaded] = useState(false);
  // A picture of the server's page may be there before its events are listened to.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setHasLoaded(true);
  }, []);
  return (
    <img
      {...attributes}
      alt={alt}
      ref={look}
      onLoad={() => setHasLoaded(true)}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      decoding="async"
      style={hasLoaded ? undefined : placeholderStyle(placeholder)}
      className={classNames('block w-full object-cover', ratios[ratio], className)}
    />
  );
}
