import { reportError } from '#app/report-error.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { FILTER_RULES } from '../../rules/filters/filter-rules.ts';

export type FilterValues = { name: string };

interface FilterDialogProps {
  title: string;
  name: string;
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

export function FilterDialog({ title, name, onSave, onClose }: FilterDialogProps) {
  const form = useRuleForm<FilterValues>({
    defaultValues: { name },
    rules: FILTER_RULES,
    onSubmit: async (values) => {
      await onSave(values.name);
      onClose();
    },
    onUnexpectedError: (error) => reportError('guest-filters', error),
  });
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
      <RuleForm form={form} aria-label={title}>
        <FormTextField
          form={form}
          name="name"
          label="Name"
          placeholder="Still to invite"
          autoComplete="off"
        />
      </RuleForm>
    </Dialog>
  );
}
