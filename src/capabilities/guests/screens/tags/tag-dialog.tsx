import { reportError } from '#app/report-error.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { TagInput } from '../../contract/tags.contract.ts';
import { type GuestTag, TAG_COLOR_LABELS, TAG_COLORS } from '../../rules/tags/guest-tag.ts';
import { TAG_RULES } from '../../rules/tags/tag-rules.ts';

const COLORS = TAG_COLORS.map((color) => ({ id: color, label: TAG_COLOR_LABELS[color] }));

interface TagDialogProps {
  /** Left out for a new one. */
  tag?: GuestTag | undefined;
  onSave: (given: TagInput) => Promise<unknown>;
  onClose: () => void;
}

export function TagDialog({ tag, onSave, onClose }: TagDialogProps) {
  const form = useRuleForm<TagInput>({
    defaultValues: { name: tag?.name ?? '', color: tag?.color ?? 'GRAY' },
    rules: TAG_RULES,
    onSubmit: async (given) => {
      await onSave(given);
      onClose();
    },
    onUnexpectedError: (error) => reportError('guest-tags', error),
  });
  const title = tag ? `Edit ${tag.name}` : 'New tag';
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      size="small"
      footer={
        <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Saving">
          {tag ? 'Save' : 'Add tag'}
        </FormSubmitButton>
      }
    >
      <RuleForm form={form} aria-label={title}>
        <FormTextField
          form={form}
          name="name"
          label="Name"
          placeholder="College friends"
          autoComplete="off"
        />
        <FormSelectField form={form} name="color" label="Color" options={COLORS} />
      </RuleForm>
    </Dialog>
  );
}
