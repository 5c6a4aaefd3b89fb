import { ClipboardPaste, Plus, Redo2, Undo2 } from 'lucide-react';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { Presence } from '../../rules/presence.ts';
import type { BudgetSnapshot } from '../budget/budget-store.ts';
import { PresenceNote } from '../presence/presence-note.tsx';

interface GridToolbarProps {
  snapshot: Pick<BudgetSnapshot, 'status' | 'pending' | 'canUndo' | 'canRedo'>;
  others: readonly Presence[];
  onAdd: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onPaste: () => void;
}

/** Whether what is seen is also kept. */
export function SaveState({ status, pending }: Pick<BudgetSnapshot, 'status' | 'pending'>) {
  return (
    <span role="status" className="text-ink-soft text-sm">
      {status === 'saved' && 'Saved'}
      {status === 'saving' && 'Saving…'}
      {status === 'offline' && `Offline: ${plural(pending, 'change')} kept on this device`}
    </span>
  );
}

export function GridToolbar({ snapshot, others, onAdd, onUndo, onRedo, onPaste }: GridToolbarProps) {
  return (
    <div
      role="toolbar"
      aria-label="Lines"
      className="flex flex-wrap items-center gap-x-1 gap-y-1 border-line border-b px-2 py-1.5"
    >
      <Button variant="quiet" size="small" icon={<Plus size={18} aria-hidden="true" />} onPress={onAdd}>
        Add line
      </Button>
      <IconButton label="Undo" icon={<Undo2 size={18} />} isDisabled={!snapshot.canUndo} onPress={onUndo} />
      <IconButton label="Redo" icon={<Redo2 size={18} />} isDisabled={!snapshot.canRedo} onPress={onRedo} />
      <span aria-hidden="true" className="mx-1.5 h-5 w-px bg-line" />
      <Button
        variant="quiet"
        size="small"
        icon={<ClipboardPaste size={18} aria-hidden="true" />}
        onPress={onPaste}
      >
        Paste from a spreadsheet
      </Button>
      <span className="ms-auto flex flex-wrap items-center justify-end gap-x-4 pe-2">
        <PresenceNote others={others} />
        <SaveState {...snapshot} />
      </span>
    </div>
  );
}
