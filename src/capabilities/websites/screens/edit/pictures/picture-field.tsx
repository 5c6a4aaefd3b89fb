import { ImagePlus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { StoredPicture } from '../../../rules/stored/stored-block.ts';
import type { FieldPart } from '../form/field-part.ts';
import { newPicture } from './new-picture.ts';
import { PictureDetails } from './picture-details.tsx';

const PictureDialog = lazy(async () => ({ default: (await import('./picture-dialog.tsx')).PictureDialog }));

/** One photo with what must stay in sight of it, or a way to choose one. */
export function PictureField({ label, value, onChange }: FieldPart<StoredPicture | null>) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">{label}</legend>
      {value && <PictureDetails value={value} onChange={onChange} />}
      <div className="flex flex-wrap gap-2 not-first:mt-3">
        <Button
          variant="secondary"
          size="small"
          icon={<ImagePlus size={16} aria-hidden="true" />}
          onPress={() => setChoosing(true)}
        >
          {value ? 'Choose another photo' : 'Choose a photo'}
        </Button>
        {value && (
          <Button
            variant="quiet"
            size="small"
            icon={<Trash2 size={16} aria-hidden="true" />}
            onPress={() => onChange(null)}
          >
            Remove photo
          </Button>
        )}
      </div>
      <Suspense>
        {isChoosing && (
          <PictureDialog
            onChoose={([id]) => {
              if (id !== undefined) onChange(newPicture(id));
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </fieldset>
  );
}
