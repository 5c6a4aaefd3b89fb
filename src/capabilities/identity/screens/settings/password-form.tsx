import { useEffect } from 'react';
import { Button } from '#ui/button.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { PASSWORD_RULES } from '../../rules/account-rules.ts';

interface PasswordFormProps {
  label: string;
  submitLabel: string;
  isDanger?: boolean;
  onSubmit: (password: string) => Promise<unknown>;
  onCancel: () => void;
}

/** The password once more, before something that protects the account changes. */
export function PasswordForm({ label, submitLabel, isDanger, onSubmit, onCancel }: PasswordFormProps) {
  const form = useRuleForm({
    defaultValues: { password: '' },
    rules: PASSWORD_RULES,
    onSubmit: ({ password }) => onSubmit(password),
  });
  const { setFocus } = form.methods;
  useEffect(() => setFocus('password'), [setFocus]);
  return (
    <RuleForm form={form} aria-label={label}>
      <FormTextField
        form={form}
        name="password"
        label="Your password"
        type="password"
        autoComplete="current-password"
        className="max-w-120"
      />
      <div className="flex flex-wrap gap-3">
        <FormSubmitButton form={form} variant={isDanger ? 'danger' : 'primary'}>
          {submitLabel}
        </FormSubmitButton>
        <Button variant="quiet" onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </RuleForm>
  );
}
