import { reportError } from '#app/report-error.ts';
import { email } from '#base/validation/email.ts';
import { required } from '#base/validation/required.ts';
import { signIn } from '#capabilities/identity/parts/sign-in.ts';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';

export function LogInToSend({ onSignedIn }: { onSignedIn: () => Promise<never> }) {
  const form = useRuleForm({
    defaultValues: { email: '', password: '' },
    rules: { email: [required, email], password: [required] },
    onSubmit: async (values) => {
      if (await signIn({ ...values, rememberMe: true })) await onSignedIn();
    },
    onUnexpectedError: (error) => reportError('logging in with an inquiry', error),
  });
  return (
    <RuleForm form={form} aria-label="Log in">
      <FormTextField
        form={form}
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        isRequired
      />
      <FormTextField
        form={form}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        isRequired
      />
      <FormSubmitButton form={form} size="large" isFullWidth pendingLabel="Sending">
        Log in and send
      </FormSubmitButton>
    </RuleForm>
  );
}
