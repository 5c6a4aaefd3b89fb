import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { PreferredVendor } from '../../contract/preferred.contract.ts';
import { LONGEST_NOTE } from '../../rules/preferred-change.ts';
import { textProblem } from '../../rules/screen-section.ts';

interface NoteDialogProps {
  vendor: PreferredVendor;
  onSave: (note: string) => void;
  onClose: () => void;
}

/** Why a vendor is recommended, in words that couples read. */
export function NoteDialog({ vendor, onSave, onClose }: NoteDialogProps) {
  const [note, setNote] = useState(vendor.note);
  const problem = textProblem(note);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Why ${vendor.name}?`}
      footer={
        <Button
          isDisabled={note.length > LONGEST_NOTE || problem !== undefined}
          onPress={() => onSave(note.trim())}
        >
          Save
        </Button>
      }
    >
      <TextField
        label="Note"
        isOptional
        description="Couples see it beside the vendor on your page."
        placeholder="They know every corner of our barn."
        value={note}
        error={problem}
        onChange={setNote}
        countTo={LONGEST_NOTE}
      />
    </Dialog>
  );
}
