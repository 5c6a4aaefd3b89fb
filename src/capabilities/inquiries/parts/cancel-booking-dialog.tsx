import { reportError } from '#app/report-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { LONGEST_NOTE, NOTE_RULES } from '../rules/message-rules.ts';

interface CancelBookingDialogProps {
  /** Who counts on it: 'Maya & Jonah' */
  otherName: string;
  /** What follows from it. */
  lead: string;
  /** Throws to refuse. */
  onCancelBooking: (note: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a booking ends that the other side made or confirmed. */
export function CancelBookingDialog({ otherName, lead, onCancelBooking, onClose }: CancelBookingDialogProps) {
  const title = `Cancel the booking with ${otherName}?`;
  const form = useRuleForm({
    defaultValues: { note: '' },
    rules: NOTE_RULES,
    onSubmit: async ({ note }) => {
      await onCancelBooking(note);
      onClose();
    },
    onUnexpectedError: (error) => reportError('cancel-booking', error),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      role="alertdialog"
      size="small"
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Keep booking
          </Button>
          <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Canceling">
            Cancel booking
          </FormSubmitButton>
        </>
      }
    >
      <p className="mb-4 text-ink-soft">{lead}</p>
      <RuleForm form={form} aria-label={title}>
        <FormTextAreaField
          form={form}
          name="note"
          label={`Why? A word for ${otherName}`}
          isOptional
          rows={3}
          countTo={LONGEST_NOTE}
        />
      </RuleForm>
    </Dialog>
  );
}
