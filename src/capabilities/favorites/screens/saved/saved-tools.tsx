import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Board } from '../../contract/boards.contract.ts';
import type { SavedActions, SavedThing } from '../use-saved-actions.ts';
import { MoveMenu } from './move-menu.tsx';
import { AddNoteButton, NoteField } from './note-field.tsx';

interface SavedToolsProps {
  thing: SavedThing;
  boards: readonly Board[];
  canEdit: boolean;
  actions: SavedActions;
  /** Stands first in the row. */
  children?: ReactNode;
}

/** Below a saved vendor or photo: its note, and what can be done about it. */
export function SavedTools({ thing, boards, canEdit, actions, children }: SavedToolsProps) {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
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
      </div>
    </>
  );
}
