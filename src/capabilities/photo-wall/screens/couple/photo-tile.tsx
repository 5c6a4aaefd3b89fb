import { Flag } from 'lucide-react';
import { pictureAddress, pictureWidthSet } from '#base/picture-address.ts';
import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { classNames } from '#ui/class-names.ts';
import type { WallPhoto } from '../../contract/couple-wall.contract.ts';
import type { PhotoState } from '../../rules/photo-states.ts';
import { STATE_LABELS } from '../../rules/wall-texts.ts';

const FACES: Readonly<Record<PhotoState, BadgeVariant>> = {
  WAITING: 'gold',
  SHOWN: 'green',
  HIDDEN: 'silver',
  REMOVED: 'red',
};

interface PhotoTileProps {
  photo: WallPhoto;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onOpen: () => void;
}

/** What it is called by whoever cannot see it. */
export function photoLabel({ name, caption }: Pick<WallPhoto, 'name' | 'caption'>): string {
  return ['Photo', caption && `“${caption}”`, name && `by ${name}`].filter(Boolean).join(' ');
}

export function PhotoTile({ photo, isChosen, onChoose, onOpen }: PhotoTileProps) {
  const { picture, name, caption, state, reports } = photo;
  const label = photoLabel(photo);
  return (
    <div
      className={classNames(
        'h-full overflow-hidden rounded-card border bg-paper',
        isChosen ? 'border-primary ring-2 ring-primary' : 'border-line',
      )}
    >
      <button
        type="button"
        aria-label={`Open ${label}`}
        onClick={onOpen}
        className="block aspect-4/3 w-full cursor-zoom-in overflow-hidden"
        style={{ backgroundColor: picture.dominantColor }}
      >
        <img
          src={pictureAddress(picture.id, { width: 300, addressKey: picture.addressKey })}
          srcSet={pictureWidthSet(picture)}
          sizes="(min-width: 64rem) 220px, (min-width: 48rem) 30vw, 45vw"
          alt=""
          width={300}
          height={225}
          loading="lazy"
          decoding="async"
          className={classNames('size-full object-cover', state !== 'SHOWN' && 'opacity-60')}
        />
      </button>
      <div className="flex items-start gap-2 px-3 pt-1.5">
        <div className="min-w-0 grow py-1.5">
          <p className="truncate font-semibold text-sm" dir="auto">
            {name || <span className="font-normal text-ink-soft">No name</span>}
          </p>
          {caption && (
            <p className="truncate text-ink-soft text-sm" dir="auto">
              {caption}
            </p>
          )}
        </div>
        <CheckboxField
          label={<span className="sr-only">Select {label}</span>}
          value={isChosen}
          onChange={onChoose}
        />
      </div>
      <p className="flex flex-wrap gap-1.5 px-3 pb-3">
        <Badge size="small" variant={FACES[state]}>
          {STATE_LABELS[state]}
        </Badge>
        {reports > 0 && (
          <Badge size="small" variant="red" icon={<Flag size={11} aria-hidden="true" />}>
            {reports === 1 ? '1 report' : `${reports} reports`}
          </Badge>
        )}
      </p>
    </div>
  );
}
