import { useState } from 'react';
import { api } from '#app/api.ts';
import { hasErrorCode } from '#app/api-error.ts';
import { reportError } from '#app/report-error.ts';
import { paths } from '#app/rules/paths.ts';
import { CoupleCredentials } from '#capabilities/identity/parts/couple-credentials.tsx';
import { COUPLE_SIGN_UP_RULES } from '#capabilities/identity/rules/sign-up-rules.ts';
import type { ShownCard } from '#capabilities/search/parts/shown-card.ts';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { savePressed } from './save-pressed.ts';

interface SignUpPanelProps {
  card: ShownCard | undefined;
  next: string;
  /** This page, to come back to after logging in. */
  here: string;
}

export function SignUpPanel({ card, next, here }: SignUpPanelProps) {
  const [isEmailTaken, setEmailTaken] = useState(false);
  const form = useRuleForm({
    defaultValues: { firstName: '', email: '', password: '' },
    rules: COUPLE_SIGN_UP_RULES,
    onSubmit: async (values) => {
      try {
        await api.identity.auth.signUpCouple({ ...values, lastName: '' });
      } catch (error) {
        setEmailTaken(hasErrorCode(error, 'auth.email_taken'));
        throw error;
      }
      await savePressed(card, next);
    },
    onUnexpectedError: (error) => reportError('favorite sign-up', error),
  });
  return (
    <>
      <PageHeading
        title={card ? `Save ${card.vendorName}` : 'Save what you love'}
        lead="Create a free account and keep your favorites in one place you share."
        className="mb-6"
      />
      {isEmailTaken && (
        <Notice tone="info" className="mb-4">
          You already have an account. <TextLink to={paths.login(here)}>Log in and save it</TextLink>
        </Notice>
      )}
      <RuleForm form={form} aria-label="Create your account">
        <FormTextField
          form={form}
          name="firstName"
          label="Your first name"
          autoComplete="given-name"
          isRequired
        />
        <CoupleCredentials form={form} />
        <FormSubmitButton form={form} size="large" isFullWidth pendingLabel="Creating your account">
          {card ? 'Sign up and save' : 'Sign up'}
        </FormSubmitButton>
      </RuleForm>
      <div className="mt-6 space-y-1 border-line border-t pt-5 text-ink-soft">
        <p>
          Already have an account? <TextLink to={paths.login(here)}>Log in</TextLink>
        </p>
        <p>
          Not now? <TextLink to={next}>Go back</TextLink>
        </p>
      </div>
    </>
  );
}
