import { Heart } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { isVendor, type SavedThing } from '../use-saved-actions.ts';

function labelOf(thing: SavedThing): string {
  return isVendor(thing)
    ? `Remove ${thing.vendorName} from favorites`
    : `Remove photo from favorites: ${thing.picture.alt}`;
}

/** In a list of favorites every heart is filled, and a press takes the thing out of the list. */
export function RemoveHeart({ thing, onRemove }: { thing: SavedThing; onRemove: () => void }) {
  return (
    <IconButton
      label={labelOf(thing)}
      onPress={onRemove}
      icon={
        <span className="flex size-9 items-center justify-center rounded-full border border-ink/15 bg-paper/92 shadow-float">
          <Heart size={20} aria-hidden="true" className="fill-primary text-primary" />
        </span>
      }
      className="print:hidden"
    />
  );
}
