import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { BOARD_NAME_RULES } from '../rules/board-rules.ts';

export interface BoardNameDialogProps {
  title: string;
  submitLabel: string;
  name?: string;
  onSubmit: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a board's name, the first time or anew. */
export function BoardNameDialog({ title, submitLabel, name = '', onSubmit, onClose }: BoardNameDialogProps) {
  const form = useRuleForm({
    defaultValues: { name },
    rules: BOARD_NAME_RULES,
    onSubmit: async (values) => {
      await onSubmit(values.name);
      onClose();
    },
  });
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title} size="small">
      <RuleForm form={form} aria-label={title}>
        <FormTextField
          form={form}
          name="name"
          label="Name"
          description="“Venues we love”, “Flowers”, “For Mom to see”"
          autoComplete="off"
          autoFocus
          isRequired
        />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form}>{submitLabel}</FormSubmitButton>
        </div>
      </RuleForm>
    </Dialog>
  );
}
