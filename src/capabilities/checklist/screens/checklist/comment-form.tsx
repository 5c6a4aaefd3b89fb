import { useEffect } from 'react';
import { reportError } from '#app/report-error.ts';
import { Button } from '#ui/button.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { LONGEST_COMMENT } from '../../rules/checklist-limits.ts';
import { COMMENT_RULES } from '../../rules/task-rules.ts';

export type CommentValues = { text: string };

interface CommentFormProps {
  /** Throws to refuse. */
  onSend: (text: string) => Promise<unknown>;
  onClose: () => void;
}

export function CommentForm({ onSend, onClose }: CommentFormProps) {
  const form = useRuleForm<CommentValues>({
    defaultValues: { text: '' },
    rules: COMMENT_RULES,
    onSubmit: async ({ text }) => {
      await onSend(text);
      onClose();
    },
    onUnexpectedError: (error) => reportError('checklist', error),
  });
  const { setFocus } = form.methods;
  useEffect(() => setFocus('text'), [setFocus]);
  return (
    <RuleForm form={form} aria-label="Write a comment">
      <FormTextAreaField form={form} name="text" label="Comment" rows={2} countTo={LONGEST_COMMENT} />
      <div className="flex gap-2">
        <FormSubmitButton form={form} size="small" pendingLabel="Sending">
          Send
        </FormSubmitButton>
        <Button variant="quiet" size="small" onPress={onClose}>
          Cancel
        </Button>
      </div>
    </RuleForm>
  );
}
