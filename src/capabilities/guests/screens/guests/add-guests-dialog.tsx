import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import type { CoupleFirstNames } from '../../rules/household-choices.ts';
import { GuestLinesForm, useGuestLinesForm } from './guest-lines-form.tsx';
import type { GuestLines } from './use-guest-actions.ts';

interface AddGuestsDialogProps {
  couple: CoupleFirstNames;
  /** Throws to refuse. */
  onAdd: (typed: GuestLines) => Promise<unknown>;
  onClose: () => void;
}

export function AddGuestsDialog({ couple, onAdd, onClose }: AddGuestsDialogProps) {
  const form = useGuestLinesForm(onAdd);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Add guests"
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Done
          </Button>
          <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Adding">
            Add to list
          </FormSubmitButton>
        </>
      }
    >
      <GuestLinesForm form={form} couple={couple} rows={3} />
    </Dialog>
  );
}
