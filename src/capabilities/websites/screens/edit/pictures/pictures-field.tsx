import { Ellipsis, ImagePlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { StoredPicture } from '../../../rules/stored/stored-block.ts';
import type { FieldPart } from '../form/field-part.ts';
import { moved } from '../moved.ts';
import { useWriting } from '../writing-context.ts';
import { newPicture } from './new-picture.ts';
import { PictureDetails } from './picture-details.tsx';
import { SiteThumbnail } from './site-thumbnail.tsx';

const PictureDialog = lazy(async () => ({ default: (await import('./picture-dialog.tsx')).PictureDialog }));

/** Photos in their order, one of them opened for its focus and words. */
export function PicturesField({
  label,
  value,
  onChange,
  most,
}: FieldPart<StoredPicture[]> & { most: number }) {
  const { pictures } = useWriting();
  const [isChoosing, setChoosing] = useState(false);
  const [open, setOpen] = useState<number>();
  const opened = open === undefined ? undefined : value[open];

  function act(action: string, place: number) {
    if (action === 'remove') onChange(value.toSpliced(place, 1));
    else onChange(moved(value, place, action === 'earlier' ? place - 1 : place + 1));
    setOpen(undefined);
  }

  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">
        {label} <span className="font-normal text-ink-soft">({`${value.length} of ${most}`})</span>
      </legend>
      <ul className="grid grid-cols-3 gap-2">
        {value.map(({ id }, place) => {
          const picture = pictures.find((each) => each.id === id);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same photo may stand there twice.
            <li key={place} className="relative">
              <button
                type="button"
                aria-label={`Photo ${place + 1}: focus and words`}
                aria-expanded={open === place}
                onClick={() => setOpen(open === place ? undefined : place)}
                className="block aspect-square w-full overflow-hidden rounded-input bg-mist aria-expanded:ring-3 aria-expanded:ring-primary"
              >
                {picture && <SiteThumbnail picture={picture} className="size-full object-cover" />}
              </button>
              <span className="absolute end-1 top-1 rounded-full bg-paper/92">
                <Menu
                  trigger={<IconButton label={`More for photo ${place + 1}`} icon={<Ellipsis size={16} />} />}
                  entries={[
                    { id: 'earlier', label: 'Move earlier', isDisabled: place === 0 },
                    { id: 'later', label: 'Move later', isDisabled: place === value.length - 1 },
                    { id: 'remove', label: 'Remove', tone: 'danger' },
                  ]}
                  onAction={(action) => act(action, place)}
                />
              </span>
            </li>
          );
        })}
      </ul>
      {opened && open !== undefined && (
        <div className="mt-3 rounded-card border border-line p-3">
          <PictureDetails key={open} value={opened} onChange={(next) => onChange(value.with(open, next))} />
        </div>
      )}
      {value.length < most && (
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          icon={<ImagePlus size={16} aria-hidden="true" />}
          onPress={() => setChoosing(true)}
        >
          Add photos
        </Button>
      )}
      <Suspense>
        {isChoosing && (
          <PictureDialog
            most={most - value.length}
            onChoose={(ids) => {
              onChange([...value, ...ids.map(newPicture)]);
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </fieldset>
  );
}
