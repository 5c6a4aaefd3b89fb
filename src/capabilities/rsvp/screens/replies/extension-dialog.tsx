import { reportError } from '#app/report-error.ts';
import { typedDate } from '#base/typed-date.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FormDateField } from '#ui/form/form-date-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { type ExtensionValues, extensionFormRules, extensionInput } from './extension-form.ts';
import type { Standing } from './standings.ts';
import type { ReplyActions } from './use-reply-actions.ts';

interface ExtensionDialogProps {
  standing: Standing;
  today: string;
  actions: ReplyActions;
  onClose: () => void;
}

/** A last day for one household alone. */
export function ExtensionDialog({ standing, today, actions, onClose }: ExtensionDialogProps) {
  const form = useRuleForm<ExtensionValues>({
    defaultValues: { until: typedDate(standing.reply.extendedUntil) },
    rules: extensionFormRules(today),
    onSubmit: async (values) => {
      await actions.extend(standing, extensionInput(values).until);
      onClose();
    },
    onUnexpectedError: (error) => reportError('replies', error),
  });
  const title = `More time for ${standing.name}`;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      size="small"
      footer={
        <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Saving">
          Save
        </FormSubmitButton>
      }
    >
      <p className="mb-4 text-ink-soft">
        Only they can answer until this day. Everyone else keeps your reply date. Leave it empty to take it
        back.
      </p>
      <RuleForm form={form} aria-label={title}>
        <FormDateField form={form} name="until" label="They can answer until" isOptional />
      </RuleForm>
    </Dialog>
  );
}
