import { Heart } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';

export interface FavoriteButtonProps {
  storefrontUuid: string;
  vendorName: string;
  /** Which list or page it stands on, and where in it. */
  placement: { location: string; tilePosition?: number };
  className?: string;
}

/** The heart on a vendor. */
export function FavoriteButton({ vendorName, className }: FavoriteButtonProps) {
  return (
    <IconButton
      label={`Save ${vendorName}`}
      icon={<Heart size={20} aria-hidden="true" />}
      {...(className && { className })}
    />
  );
}
