import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import type { RuleForm as Form } from '#ui/form/use-rule-form.ts';

interface AskToBookProps<Values extends FieldValues> {
  form: Form<Values>;
  title: string;
  submitLabel: string;
  /** What follows from it. */
  lead: ReactNode;
  /** The fields. */
  children: ReactNode;
  onClose: () => void;
}

/** The question before somebody is marked as booked, of whichever side. */
export function AskToBook<Values extends FieldValues>({
  form,
  title,
  submitLabel,
  lead,
  children,
  onClose,
}: AskToBookProps<Values>) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      size="small"
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Booking">
            {submitLabel}
          </FormSubmitButton>
        </>
      }
    >
      <div className="mb-4 space-y-4">{lead}</div>
      <RuleForm form={form} aria-label={title}>
        {children}
      </RuleForm>
    </Dialog>
  );
}
