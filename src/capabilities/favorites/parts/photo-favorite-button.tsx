import type { HeartPlacement } from './favorite-thing.ts';
import { HeartButton } from './heart-button.tsx';

export interface PhotoFavoriteButtonProps {
  imageId: number;
  /** What the photo shows, for the button's name. */
  photoAlt: string;
  placement: HeartPlacement;
  className?: string;
}

/** The heart on a photo of a real wedding. */
export function PhotoFavoriteButton({ imageId, photoAlt, placement, className }: PhotoFavoriteButtonProps) {
  return (
    <HeartButton
      thing={{ kind: 'WEDDING_PHOTO', imageId }}
      name="Photo"
      labels={{ save: `Save photo: ${photoAlt}`, remove: `Remove photo from favorites: ${photoAlt}` }}
      placement={placement}
      className={className}
    />
  );
}
