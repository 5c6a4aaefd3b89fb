import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { CoupleCredentials } from '#capabilities/identity/parts/couple-credentials.tsx';
import { COUPLE_SIGN_UP_RULES } from '#capabilities/identity/rules/sign-up-rules.ts';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';

export function SignUpToSend({ onSignedIn }: { onSignedIn: () => Promise<never> }) {
  const form = useRuleForm({
    defaultValues: { firstName: '', email: '', password: '' },
    rules: COUPLE_SIGN_UP_RULES,
    onSubmit: async (values) => {
      await api.identity.auth.signUpCouple({ ...values, lastName: '' });
      await onSignedIn();
    },
    onUnexpectedError: (error) => reportError('signing up with an inquiry', error),
  });
  return (
    <RuleForm form={form} aria-label="Create your account">
      <FormTextField
        form={form}
        name="firstName"
        label="Your first name"
        autoComplete="given-name"
        isRequired
      />
      <CoupleCredentials form={form} />
      <FormSubmitButton form={form} size="large" isFullWidth pendingLabel="Sending">
        Sign up and send
      </FormSubmitButton>
    </RuleForm>
  );
}
