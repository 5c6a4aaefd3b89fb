import { Plus, X } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { FieldPart } from './field-part.ts';

const FIRST_COLOR = '#c9a58d';

/** Colors to wear, each by the browser’s own picker. */
export function ColorsField({ label, value, onChange, most }: FieldPart<string[]> & { most: number }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">{label}</legend>
      <ul className="flex flex-wrap items-center gap-2">
        {value.map((color, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same color may stand there twice.
          <li key={place} className="flex items-center rounded-full border border-line bg-paper ps-1.5">
            <input
              type="color"
              aria-label={`Color ${place + 1}`}
              value={color}
              onChange={(event) => onChange(value.with(place, event.target.value))}
              className="size-9 cursor-pointer rounded-full border-0 bg-transparent p-0"
            />
            <IconButton
              label={`Remove color ${place + 1}`}
              icon={<X size={16} />}
              onPress={() => onChange(value.toSpliced(place, 1))}
            />
          </li>
        ))}
        {value.length < most && (
          <li>
            <Button
              variant="secondary"
              size="small"
              icon={<Plus size={16} aria-hidden="true" />}
              onPress={() => onChange([...value, FIRST_COLOR])}
            >
              Add a color
            </Button>
          </li>
        )}
      </ul>
    </fieldset>
  );
}
