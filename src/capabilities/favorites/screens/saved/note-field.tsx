import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { authorText } from '../../rules/saver-words.ts';
import { type SavedThing, savedName } from '../use-saved-actions.ts';

const NoteForm = lazy(async () => ({ default: (await import('./note-form.tsx')).NoteForm }));

interface NoteFieldProps {
  thing: SavedThing;
  canEdit: boolean;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onSave: (note: string) => Promise<unknown>;
}

/** 'Jonah, Nov 3, 2026'. */
function NoteAuthor({ thing: { noteBy, noteAt } }: Pick<NoteFieldProps, 'thing'>) {
  if (!noteAt) return null;
  const day = formatDateInText(calendarDateOf(new Date(noteAt)));
  return (
    <span className="mt-1 block text-ink-soft text-xs">{noteBy ? `${authorText(noteBy)}, ${day}` : day}</span>
  );
}

/** What the couple wrote about it, for everyone who plans with them. */
export function NoteField({ thing, canEdit, isEditing, onEdit, onSave }: NoteFieldProps) {
  if (isEditing) {
    return (
      <Suspense>
        <NoteForm thing={thing} onSave={onSave} onClose={() => onEdit(false)} />
      </Suspense>
    );
  }
  if (!thing.note) return null;
  return (
    <div className="mt-2 flex items-start gap-1 rounded-input bg-blush/60 ps-3">
      <p className="wrap-anywhere min-w-0 grow whitespace-pre-line py-2.5 text-sm">
        <span className="sr-only">Note: </span>
        {thing.note}
        <NoteAuthor thing={thing} />
      </p>
      {canEdit && (
        <IconButton
          label={`Edit the note on ${savedName(thing)}`}
          icon={<Pencil size={16} aria-hidden="true" />}
          onPress={() => onEdit(true)}
          className="print:hidden"
        />
      )}
    </div>
  );
}

/** Until there is a note to edit. */
export function AddNoteButton({ thing, onPress }: { thing: SavedThing; onPress: () => void }) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`Add note on ${savedName(thing)}`}
      onPress={onPress}
      className="mt-1 px-2.5!"
    >
      Add note
    </Button>
  );
}
