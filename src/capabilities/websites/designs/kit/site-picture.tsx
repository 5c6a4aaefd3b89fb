import type { BlockPicture } from '../../rules/site-block.ts';

interface SitePictureProps {
  picture: BlockPicture;
  /** How wide it stands, as the attribute of that name wants it. */
  sizes: string;
  className?: string;
  /** For what is seen first; everything else waits until it is near. */
  isFirst?: boolean;
}

/** A picture in the width the screen needs, cropped around its focus. */
export function SitePicture({ picture, sizes, className, isFirst = false }: SitePictureProps) {
  const { sources, width, height, alt, color, focus } = picture;
  return (
    <img
      className={className}
      src={sources.at(-1)?.src}
      srcSet={sources.map(({ src, width: w }) => `${src} ${w}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      style={{
        backgroundColor: color,
        objectPosition: `${Math.round(focus.x * 100)}% ${Math.round(focus.y * 100)}%`,
      }}
    />
  );
}
