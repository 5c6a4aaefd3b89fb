import { Heart } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { isYours } from '../../rules/saver-words.ts';
import { isVendor, type SavedActions, type SavedThing } from '../use-saved-actions.ts';

function labelOf(thing: SavedThing, isMine: boolean): string {
  if (isVendor(thing)) {
    return isMine ? `Remove ${thing.vendorName} from favorites` : `Save ${thing.vendorName}, too`;
  }
  return isMine
    ? `Remove photo from favorites: ${thing.picture.alt}`
    : `Save photo, too: ${thing.picture.alt}`;
}

/** One's own heart in a list of favorites: full, or faint where only somebody else saved it. */
export function SavedHeart({ thing, actions }: { thing: SavedThing; actions: SavedActions }) {
  const isMine = isYours(thing.savedBy);
  return (
    <IconButton
      label={labelOf(thing, isMine)}
      onPress={() => (isMine ? actions.takeHeart(thing) : actions.addHeart(thing))}
      icon={
        <span className="flex size-9 items-center justify-center rounded-full border border-ink/15 bg-paper/92 shadow-float">
          <Heart
            size={20}
            aria-hidden="true"
            className={classNames('text-primary', isMine ? 'fill-primary' : 'fill-primary/30')}
          />
        </span>
      }
      className="print:hidden"
    />
  );
}
