import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { Board } from '../../contract/boards.contract.ts';
import { isYours } from '../../rules/saver-words.ts';
import { type SavedActions, type SavedThing, savedName } from '../use-saved-actions.ts';
import { MoveMenu } from './move-menu.tsx';
import { AddNoteButton, NoteField } from './note-field.tsx';
import { SavedBy } from './saved-by.tsx';

interface SavedToolsProps {
  thing: SavedThing;
  boards: readonly Board[];
  canEdit: boolean;
  actions: SavedActions;
  /** Stands first in the row. */
  children?: ReactNode;
}

/** Below a saved vendor or photo: whose hearts are on it, its note, and what can be done about it. */
export function SavedTools({ thing, boards, canEdit, actions, children }: SavedToolsProps) {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <SavedBy savers={thing.savedBy} />
      <NoteField
        thing={thing}
        canEdit={canEdit}
        isEditing={isEditing}
        onEdit={setEditing}
        onSave={(note) => actions.writeNote(thing, note)}
      />
      <div className="mt-1 flex flex-wrap items-start gap-x-1" data-print="hidden">
        {children}
        {canEdit && !thing.note && !isEditing && (
          <AddNoteButton thing={thing} onPress={() => setEditing(true)} />
        )}
        {canEdit && <MoveMenu thing={thing} boards={boards} onMove={(board) => actions.move(thing, board)} />}
        {canEdit && !isYours(thing.savedBy) && (
          <Button
            variant="quiet"
            size="small"
            className="mt-1 px-2.5!"
            aria-label={`Remove ${savedName(thing)} for everyone`}
            onPress={() => actions.takeHeart(thing)}
          >
            Remove
          </Button>
        )}
      </div>
    </>
  );
}
