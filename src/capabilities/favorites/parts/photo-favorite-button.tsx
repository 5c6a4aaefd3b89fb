import { Heart } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';

export interface PhotoFavoriteButtonProps {
  imageId: number;
  /** What the photo shows, for the button's name. */
  photoAlt: string;
  placement: { location: string; tilePosition?: number };
  className?: string;
}

/** The heart on a photo of a real wedding. */
export function PhotoFavoriteButton({ photoAlt, className }: PhotoFavoriteButtonProps) {
  return (
    <IconButton
      label={`Save photo: ${photoAlt}`}
      icon={<Heart size={20} aria-hidden="true" />}
      {...(className && { className })}
    />
  );
}
