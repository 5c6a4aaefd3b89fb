import type { HeartPlacement } from './favorite-thing.ts';
import { HeartButton } from './heart-button.tsx';

export interface FavoriteButtonProps {
  storefrontUuid: string;
  vendorName: string;
  placement: HeartPlacement;
  className?: string;
}

/** The heart on a vendor. */
export function FavoriteButton({ storefrontUuid, vendorName, placement, className }: FavoriteButtonProps) {
  return (
    <HeartButton
      thing={{ kind: 'STOREFRONT', storefrontUuid }}
      name={vendorName}
      labels={{ save: `Save ${vendorName}`, remove: `Remove ${vendorName} from favorites` }}
      placement={placement}
      className={className}
    />
  );
}
