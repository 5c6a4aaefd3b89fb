import { useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '#app/api.ts';
import { hasErrorCode } from '#app/api-error.ts';
import { paths } from '#app/rules/paths.ts';
import { CoupleCredentials } from '#capabilities/identity/parts/couple-credentials.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ACCOUNT_NAMES, ACCOUNT_RULES, accountInput } from './account-answers.ts';
import { keepAnswers } from './answer-store.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './use-step-form.ts';

interface AccountStepProps extends Omit<StepProps, 'onNext' | 'onSkip'> {
  isJoining: boolean;
  onSignedUp: () => Promise<unknown>;
}

export function AccountStep({ answers, isJoining, onSignedUp, ...frame }: AccountStepProps) {
  const [isEmailTaken, setEmailTaken] = useState(false);
  // Asked here only if the first question was skipped; the account needs a name to be greeted by.
  const [asksName, setAsksName] = useState(answers.primaryFirstName === '');
  const { pathname, search } = useLocation();
  const form = useRuleForm({
    defaultValues: {
      primaryFirstName: answers.primaryFirstName,
      email: answers.email,
      password: '',
    },
    rules: ACCOUNT_RULES,
    serverNames: ACCOUNT_NAMES,
    fieldNames: { primaryFirstName: 'your first name', lastName: 'your last name' },
    reveal: () => setAsksName(true),
    onSubmit: async (values) => {
      const { primaryFirstName, email } = values;
      const { primaryLastName } = keepAnswers({ primaryFirstName, email });
      try {
        await api.identity.auth.signUpCouple({ ...accountInput(values), lastName: primaryLastName });
      } catch (error) {
        setEmailTaken(hasErrorCode(error, 'auth.email_taken'));
        throw error;
      }
      await onSignedUp();
    },
  });
  const lead = isJoining
    ? 'Then you can answer your invitation.'
    : 'Free for couples, and your answers are waiting for you on every device.';
  return (
    <StepFrame
      {...frame}
      form={form}
      title={isJoining ? 'Create your account' : 'Last step: keep it all safe'}
      lead={lead}
    >
      {isEmailTaken && (
        <Notice tone="info" className="mb-4">
          You already have an account.{' '}
          <TextLink to={paths.login(`${pathname}${search}`)}>Log in and keep your answers</TextLink>
        </Notice>
      )}
      <div className="flex max-w-120 flex-col gap-2">
        {asksName && (
          <FormTextField
            form={form}
            name="primaryFirstName"
            label="Your first name"
            autoComplete="given-name"
          />
        )}
        <CoupleCredentials form={form} />
        <p className="pb-4 text-ink-soft">
          Have an account already? <TextLink to={paths.login(`${pathname}${search}`)}>Log in</TextLink>
        </p>
      </div>
    </StepFrame>
  );
}
