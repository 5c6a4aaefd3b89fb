import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router';
import { api } from '#app/api.ts';
import { hasErrorCode } from '#app/api-error.ts';
import { paths, safeNext } from '#app/rules/paths.ts';
import { CoupleCredentials } from '#capabilities/identity/parts/couple-credentials.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { letterQuery } from '../../queries.ts';
import { invitationTokenOf } from '../../rules/paths.ts';
import { ACCOUNT_NAMES, ACCOUNT_RULES, accountInput } from './account-answers.ts';
import { keepAnswers } from './answer-store.ts';
import { StepFrame } from './step-frame.tsx';
import { useLateAnswers } from './use-late-answers.ts';
import type { StepProps } from './use-step-form.ts';

interface AccountStepProps extends Omit<StepProps, 'onNext' | 'onSkip'> {
  isJoining: boolean;
  onSignedUp: () => Promise<unknown>;
}

export function AccountStep({ answers, isJoining, onSignedUp, ...frame }: AccountStepProps) {
  const [isEmailTaken, setEmailTaken] = useState(false);
  const { pathname, search } = useLocation();
  const token = invitationTokenOf(safeNext(new URLSearchParams(search).get('next'), ''));
  const letter = useQuery({ ...letterQuery(token ?? ''), enabled: token !== undefined });
  // Asked here only of who skipped the first question or never saw it; the account needs a name to be greeted by.
  const [wasAsked, setWasAsked] = useState(false);
  const asksName = isJoining || wasAsked || answers.primaryFirstName === '';
  const known = {
    primaryFirstName: answers.primaryFirstName || (letter.data?.firstName ?? ''),
    email: answers.email,
  };
  /** Who came by a mailed invitation need not confirm that address once more. Without an answer it is confirmed as always. */
  const freshProof = async () => (await letter.refetch()).data?.addressProof ?? undefined;
  const form = useRuleForm({
    defaultValues: { ...known, password: '' },
    rules: ACCOUNT_RULES,
    serverNames: ACCOUNT_NAMES,
    fieldNames: { primaryFirstName: 'your first name', lastName: 'your last name' },
    reveal: () => setWasAsked(true),
    onSubmit: async (values) => {
      const { primaryFirstName, email } = values;
      // What is kept now must not take away the field it was typed into.
      setWasAsked(asksName);
      const { primaryLastName } = keepAnswers({ primaryFirstName, email });
      try {
        await api.identity.auth.signUpCouple({
          ...accountInput(values),
          lastName: primaryLastName,
          addressProof: token ? await freshProof() : undefined,
        });
      } catch (error) {
        setEmailTaken(hasErrorCode(error, 'auth.email_taken'));
        throw error;
      }
      await onSignedUp();
    },
  });
  const firstName = useWatch({ control: form.control, name: 'primaryFirstName' });
  useLateAnswers(form.methods, { ...known, password: '' });
  const lead = isJoining
    ? 'Then you can accept your invitation.'
    : 'Free for couples. Your answers are there on every device.';
  return (
    <StepFrame
      {...frame}
      form={form}
      title={isJoining ? 'Create your account' : 'Last step: save it all'}
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
        <CoupleCredentials form={form} owner={{ firstName, lastName: answers.primaryLastName }} />
        <p className="pb-4 text-ink-soft">
          Already have an account? <TextLink to={paths.login(`${pathname}${search}`)}>Log in</TextLink>
        </p>
      </div>
    </StepFrame>
  );
}
