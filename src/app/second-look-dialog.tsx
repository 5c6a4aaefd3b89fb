import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { SECOND_LOOK_RULES } from './rules/second-look-rules.ts';
import { useAction } from './use-action.ts';
import type { Refreshed } from './use-refresh.ts';

interface SecondLookDialogProps {
  ask: (note: string) => Promise<unknown>;
  refreshes: readonly Refreshed[];
  onClose: () => void;
}

/** What a colleague should look at. */
export function SecondLookDialog({ ask: send, refreshes, onClose }: SecondLookDialogProps) {
  const ask = useAction({
    run: ({ note }: { note: string }) => send(note),
    refreshes,
    done: 'A colleague decides this one',
    onDone: onClose,
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { note: '' },
    rules: SECOND_LOOK_RULES,
    onSubmit: (values) => ask.mutateAsync(values),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Ask for a second look?"
      size="small"
    >
      <RuleForm form={form} aria-label="Ask for a second look">
        <FormTextAreaField form={form} name="note" label="What makes you unsure?" rows={4} countTo={500} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} pendingLabel="Saving">
            Ask a colleague
          </FormSubmitButton>
        </div>
      </RuleForm>
    </Dialog>
  );
}
