import { api } from '#app/api.ts';
import { hasErrorCode } from '#app/api-error.ts';
import { reportError } from '#app/report-error.ts';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { PASSWORD_RULES } from '../rules/account-rules.ts';
import { NewPasswordField } from './new-password-field.tsx';

export interface NewPasswordFormProps {
  token: string;
  onDone: () => void;
  onExpired: () => void;
}

/** Couples and vendors have different password rules, and only the server knows whose link this is: it judges. */
export function NewPasswordForm({ token, onDone, onExpired }: NewPasswordFormProps) {
  const form = useRuleForm({
    defaultValues: { password: '' },
    rules: PASSWORD_RULES,
    onSubmit: async ({ password }) => {
      try {
        await api.identity.auth.resetPassword({ token, password });
      } catch (error) {
        if (!hasErrorCode(error, 'auth.invalid_token')) throw error;
        return onExpired();
      }
      return onDone();
    },
    onUnexpectedError: (error) => reportError('reset-password', error),
  });
  return (
    <RuleForm form={form} aria-label="Set a new password">
      <NewPasswordField
        form={form}
        name="password"
        label="New password"
        description="At least 8 characters, with upper and lower case, a number, and a symbol"
        isRequired
      />
      <FormSubmitButton form={form} size="large" isFullWidth pendingLabel="Saving">
        Save new password
      </FormSubmitButton>
    </RuleForm>
  );
}
