import { Heart } from 'lucide-react';
import { useFavorite } from '#capabilities/favorites/parts/use-favorite.ts';
import { type ButtonLook, buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import type { StorefrontView } from './storefront-view.ts';

export interface SaveButtonProps extends ButtonLook {
  storefront: StorefrontView;
  /** Where there is little room, one word has to do. */
  isBrief?: boolean;
  /** Where there is none, the heart alone. */
  isWordless?: boolean;
}

/** The heart in words. */
export function SaveButton({
  storefront: { uuid, name },
  isBrief = false,
  isWordless = false,
  ...look
}: SaveButtonProps) {
  const { isMine, savers, toggle } = useFavorite({
    thing: { kind: 'STOREFRONT', storefrontUuid: uuid },
    name,
    placement: { location: 'storefront-panel' },
  });
  return (
    <button type="button" onClick={() => void toggle()} title={savers} className={buttonStyle(look)}>
      <Heart size={18} aria-hidden="true" className={classNames(isMine && 'fill-current')} />
      <span className={classNames(isWordless && 'sr-only')}>
        {isMine ? 'Saved' : 'Save'}
        <span className={classNames(isBrief && 'sr-only')}> to favorites</span>
      </span>
    </button>
  );
}
