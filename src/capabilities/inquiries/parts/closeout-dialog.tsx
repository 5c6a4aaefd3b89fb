import { useWatch } from 'react-hook-form';
import { reportError } from '#app/report-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormRadioGroupField } from '#ui/form/form-radio-group-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { CLOSEOUT_RULES, LONGEST_NOTE } from '../rules/message-rules.ts';

export interface CloseoutDialogProps<Reason extends string> {
  /** 'Close the conversation with The Vargas?' */
  title: string;
  /** What follows from it: it cannot be opened again. */
  lead: string;
  reasons: readonly { id: Reason; label: string }[];
  /** What the other side will read; said before it is sent. */
  toldAs?: (reason: Reason) => string | undefined;
  /** What becomes of the note: 'Phone numbers stay hidden.' */
  noteHint?: string;
  /** 'Add a personal note' */
  noteLabel: string;
  submitLabel: string;
  keepLabel?: string;
  /** Throws to refuse. */
  onSubmit: (closing: { reason: Reason; note: string }) => Promise<unknown>;
  onClose: () => void;
}

/** How either side ends an inquiry: with a reason, and a kind word if they like. */
export function CloseoutDialog<Reason extends string>(props: CloseoutDialogProps<Reason>) {
  const { title, lead, reasons, noteLabel, submitLabel, keepLabel = 'Keep it open', onClose } = props;
  const form = useRuleForm({
    defaultValues: { reason: '', note: '' },
    rules: CLOSEOUT_RULES,
    onSubmit: async ({ reason, note }) => {
      await props.onSubmit({ reason: reason as Reason, note });
      onClose();
    },
    onUnexpectedError: (error) => reportError('closeout', error),
  });
  const reason = useWatch({ control: form.control, name: 'reason' });
  const told = reason === '' ? undefined : props.toldAs?.(reason as Reason);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      size="regular"
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {keepLabel}
          </Button>
          <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Closing">
            {submitLabel}
          </FormSubmitButton>
        </>
      }
    >
      <p className="mb-4 text-ink-soft">{lead}</p>
      <RuleForm form={form} aria-label={title}>
        <FormRadioGroupField
          form={form}
          name="reason"
          label="What’s the reason?"
          options={reasons}
          reservesMessage={false}
        />
        <p role="status" className="mb-4 min-h-6 text-sm">
          {told ? (
            <>
              <span className="text-ink-soft">They’ll read: </span>“{told}”
            </>
          ) : (
            reason !== '' &&
            props.toldAs && <span className="text-ink-soft">They’ll read your note, and no reason.</span>
          )}
        </p>
        <FormTextAreaField
          form={form}
          name="note"
          label={noteLabel}
          {...(props.noteHint && { description: props.noteHint })}
          isOptional
          rows={3}
          countTo={LONGEST_NOTE}
        />
      </RuleForm>
    </Dialog>
  );
}
