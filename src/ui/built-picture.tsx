import { type PictureVariants, widthSet } from './picture-variants.ts';

export interface BuiltPictureProps {
  variants: PictureVariants;
  /** Empty where the words beside it say everything. */
  alt: string;
  /** Width to height, so that its place is kept before it comes. */
  ratio: number;
  /** How wide it stands on the page, for example '(min-width: 64rem) 25vw, 50vw'. */
  sizes: string;
  /** 'hero' is what the eye meets first, 'seen' stands beside it, 'below' waits until someone scrolls. */
  place?: 'hero' | 'seen' | 'below';
  className?: string;
}

/** A picture of our own that is part of the build, in a few widths; the browser takes the one that fits the screen. */
export function BuiltPicture({ variants, alt, ratio, sizes, place = 'below', className }: BuiltPictureProps) {
  const widest = variants.at(-1);
  if (!widest) return null;
  return (
    <img
      src={widest.url}
      srcSet={widthSet(variants)}
      sizes={sizes}
      alt={alt}
      width={widest.width}
      height={Math.round(widest.width / ratio)}
      loading={place === 'below' ? 'lazy' : undefined}
      fetchPriority={place === 'hero' ? 'high' : undefined}
      decoding={place === 'hero' ? undefined : 'async'}
      className={className}
    />
  );
}
