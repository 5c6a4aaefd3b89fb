import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { LONGEST_LABEL } from '../../rules/budget-limits.ts';

/** A scenario is kept under a name. */
export function KeepDialog({ onKeep, onClose }: { onKeep: (name: string) => void; onClose: () => void }) {
  const [name, setName] = useState('');
  const keep = () => name.trim() !== '' && onKeep(name.trim());
  return (
    <Dialog
      isOpen
      size="small"
      title="Keep this scenario"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button isDisabled={name.trim() === ''} onPress={keep}>
            Keep
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <TextField
          label="Name"
          placeholder="A smaller wedding"
          value={name}
          onChange={setName}
          maxLength={LONGEST_LABEL}
          autoFocus
          reservesMessage={false}
        />
      </form>
    </Dialog>
  );
}
