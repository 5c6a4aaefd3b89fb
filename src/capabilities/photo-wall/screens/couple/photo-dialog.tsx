import { useEffect, useState } from 'react';
import { MomentText } from '#app/moment-text.tsx';
import { pictureAddress } from '#base/picture-address.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { WallPhoto } from '../../contract/couple-wall.contract.ts';
import type { PhotoState } from '../../rules/photo-states.ts';
import { STATE_LABELS } from '../../rules/wall-texts.ts';
import { MoveButtons } from './move-buttons.tsx';
import { photoLabel } from './photo-tile.tsx';
import { type ShownAt, shownAt } from './shown-at.ts';
import type { WallActions } from './use-wall-actions.ts';

const LARGE = 1200;
const MOST_HEIGHT_DVH = 60;

interface PhotoDialogProps {
  photos: readonly WallPhoto[];
  /** Which of them it begins with. */
  uuid: string;
  actions: WallActions;
  onClose: () => void;
}

function widthOf({ width, height }: WallPhoto['picture']): string {
  return `min(100%, ${((MOST_HEIGHT_DVH * width) / height).toFixed(2)}dvh)`;
}

/** One photo, large; the next one is a press away, so that a hundred are looked through in one go. */
export function PhotoDialog({ photos, uuid, actions, onClose }: PhotoDialogProps) {
  const [at, setAt] = useState<ShownAt>({ uuid, place: 0 });
  const now = shownAt(photos, at);
  if (now && (now.uuid !== at.uuid || now.place !== at.place)) setAt(now);
  const photo = now && photos[now.place];
  useEffect(() => {
    if (!photo) onClose();
  });
  if (!photo || !now) return null;
  const { picture, state, createdAt, name, caption, reports } = photo;
  const step = (by: number) => {
    const place = (now.place + by + photos.length) % photos.length;
    setAt({ uuid: photos[place]?.uuid ?? photo.uuid, place });
  };
  const move = (to: PhotoState) => actions.move([photo], to);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={caption || (name ? `Photo by ${name}` : 'Photo')}
      size="wide"
      footer={
        <div className="flex w-full flex-wrap items-center justify-between gap-3">
          <span className="flex gap-2">
            <Button variant="secondary" size="small" onPress={() => step(-1)}>
              Previous
            </Button>
            <Button variant="secondary" size="small" onPress={() => step(1)}>
              Next
            </Button>
          </span>
          <span className="flex flex-wrap gap-2">
            <MoveButtons states={[state]} isPending={actions.isMoving} onMove={move} />
          </span>
        </div>
      }
    >
      <div className="flex h-[60dvh] items-center justify-center">
        <img
          // The one before must not stand there as this one while it loads.
          key={picture.id}
          src={pictureAddress(picture.id, { width: LARGE, addressKey: picture.addressKey })}
          alt={photoLabel(photo)}
          width={picture.width}
          height={picture.height}
          className="h-auto max-h-full rounded-input object-contain"
          // As large as it will be: the buttons below stay where the finger is.
          style={{ backgroundColor: picture.dominantColor, width: widthOf(picture) }}
        />
      </div>
      <p className="mt-3 text-ink-soft">
        {[name && caption ? `By ${name}` : '', STATE_LABELS[state]].filter(Boolean).join(' · ')}
        {reports > 0 && ` · ${reports === 1 ? '1 report' : `${reports} reports`}`} ·{' '}
        <MomentText at={createdAt} />
      </p>
    </Dialog>
  );
}
