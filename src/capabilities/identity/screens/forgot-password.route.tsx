import { useState } from 'react';
import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { paths } from '#app/rules/paths.ts';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { EMAIL_RULES } from '../rules/account-rules.ts';
import type { Route } from './+types/forgot-password.route.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Forgot your password? · Ampersand' },
  { name: 'robots', content: 'noindex' },
];

export default function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useRuleForm({
    defaultValues: { email: '' },
    rules: EMAIL_RULES,
    onSubmit: async (values) => {
      await api.identity.auth.forgotPassword(values);
      setSentTo(values.email);
    },
    onUnexpectedError: (error) => reportError('forgot-password', error),
  });
  return (
    <AuthFrame
      title="Forgot your password?"
      lead="Enter your email, and we’ll send you a link to set a new one."
      footer={
        <p>
          Remembered it? <TextLink to={paths.login()}>Log in</TextLink>
        </p>
      }
    >
      <RuleForm form={form} aria-label="Forgot your password?">
        {/* The same answer for every address, so that it tells nobody who has an account. */}
        {sentTo && (
          <Notice tone="success" title="Check your inbox" className="mb-4 break-words">
            If {sentTo} has an account, a link is on its way. It works for one hour.
          </Notice>
        )}
        <FormTextField
          form={form}
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          isRequired
        />
        <FormSubmitButton form={form} size="large" isFullWidth pendingLabel="Sending">
          {sentTo ? 'Send again' : 'Send link'}
        </FormSubmitButton>
      </RuleForm>
    </AuthFrame>
  );
}
