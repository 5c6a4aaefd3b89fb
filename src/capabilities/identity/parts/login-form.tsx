import { api } from '#app/api.ts';
import { PasskeyButton } from '#app/passkey-button.tsx';
import { reportError } from '#app/report-error.ts';
import { paths } from '#app/rules/paths.ts';
import type { RefusedForm } from '#app/submitted-form.ts';
import { FormCheckboxField } from '#ui/form/form-checkbox-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { TextLink } from '#ui/text-link.tsx';
import { SIGN_IN_RULES } from '../rules/sign-up-rules.ts';
import { signIn } from './sign-in.ts';

export interface LoginFormProps {
  /** Leaves the page: everything personal is loaded anew. */
  onSignedIn: () => Promise<never>;
  submitLabel?: string;
  autoFocus?: boolean;
  /** Where the page's own address takes the form: what was sent there without scripts, and why it was refused. */
  plain?: { email: string; refused: RefusedForm | undefined };
}

export function LoginForm({ onSignedIn, submitLabel = 'Log in', autoFocus, plain }: LoginFormProps) {
  const form = useRuleForm({
    defaultValues: { email: plain?.email ?? '', password: '', rememberMe: true },
    refused: plain?.refused,
    rules: SIGN_IN_RULES,
    onSubmit: async (values) => {
      if (await signIn(values)) await onSignedIn();
    },
    onUnexpectedError: (error) => reportError('login', error),
  });
  return (
    <RuleForm form={form} aria-label="Log in" isPlain={plain !== undefined}>
      <FormTextField
        form={form}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        autoFocus={autoFocus}
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
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6">
        <FormCheckboxField form={form} name="rememberMe" label="Remember me" reservesMessage={false} />
        <TextLink to={paths.forgotPassword()} className="inline-flex min-h-11 items-center">
          Forgot your password?
        </TextLink>
      </div>
      <FormSubmitButton form={form} size="large" isFullWidth pendingLabel="Logging in">
        {submitLabel}
      </FormSubmitButton>
      <div className="mt-3">
        <PasskeyButton
          variant="secondary"
          size="large"
          isFullWidth
          send={(shown) => api.identity.passkey.signIn(shown)}
          onShown={onSignedIn}
        >
          Sign in with a passkey
        </PasskeyButton>
      </div>
    </RuleForm>
  );
}
