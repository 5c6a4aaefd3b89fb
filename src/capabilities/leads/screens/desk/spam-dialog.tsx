import { reportError } from '#app/report-error.ts';
import { LONGEST_NOTE, NOTE_RULES } from '#capabilities/inquiries/rules/message-rules.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';

interface SpamDialogProps {
  who: string;
  onReport: (note: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks first: a report ends the inquiry. */
export function SpamDialog({ who, onReport, onClose }: SpamDialogProps) {
  const form = useRuleForm({
    defaultValues: { note: '' },
    rules: NOTE_RULES,
    onSubmit: async ({ note }) => {
      await onReport(note);
      onClose();
    },
    onUnexpectedError: (error) => reportError('report-spam', error),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Report ${who} as spam?`}
      role="alertdialog"
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} onPress={() => void form.submit()}>
            Report spam
          </FormSubmitButton>
        </>
      }
    >
      <p className="mb-4 text-ink-soft">
        The inquiry is closed and our team looks at it. If they agree, what you paid for it comes back.
      </p>
      <RuleForm form={form} aria-label="Report spam">
        <FormTextAreaField
          form={form}
          name="note"
          label="What makes you think so?"
          isOptional
          rows={3}
          countTo={LONGEST_NOTE}
        />
      </RuleForm>
    </Dialog>
  );
}
