import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { type SavedThing, savedName } from '../use-saved-actions.ts';

const NoteForm = lazy(async () => ({ default: (await import('./note-form.tsx')).NoteForm }));

interface NoteFieldProps {
  thing: SavedThing;
  canEdit: boolean;
  onSave: (note: string) => Promise<unknown>;
}

/** What the couple wrote about it, for everyone who plans with them. */
export function NoteField({ thing, canEdit, onSave }: NoteFieldProps) {
  const [isEditing, setEditing] = useState(false);
  const { note } = thing;
  if (isEditing) {
    return (
      <Suspense>
        <NoteForm thing={thing} onSave={onSave} onClose={() => setEditing(false)} />
      </Suspense>
    );
  }
  if (note) {
    return (
      <div className="mt-2 flex items-start gap-1 rounded-input bg-blush/60 ps-3">
        <p className="wrap-anywhere min-w-0 grow whitespace-pre-line py-2.5 text-sm">
          <span className="sr-only">Note: </span>
          {note}
        </p>
        {canEdit && (
          <IconButton
            label={`Edit the note on ${savedName(thing)}`}
            icon={<Pencil size={16} aria-hidden="true" />}
            onPress={() => setEditing(true)}
            className="print:hidden"
          />
        )}
      </div>
    );
  }
  if (!canEdit) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`Add a note on ${savedName(thing)}`}
      icon={<Pencil size={15} aria-hidden="true" />}
      onPress={() => setEditing(true)}
      className="-ms-4 mt-1 self-start text-ink-soft print:hidden"
    >
      Add a note
    </Button>
  );
}
