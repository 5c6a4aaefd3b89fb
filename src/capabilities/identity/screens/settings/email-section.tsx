import { useQuery } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { FieldSkeletons } from '#app/field-skeletons.tsx';
import { Loaded } from '#app/loaded.tsx';
import { RESEND_LINK } from '#app/rules/unconfirmed-email.ts';
import { SettingsSection } from '#app/settings-section.tsx';
import { useAction } from '#app/use-action.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { Notice } from '#ui/notice.tsx';
import { ACCOUNT_KEYS, profileQuery } from '../../queries.ts';
import { EMAIL_RULES } from '../../rules/account-rules.ts';

interface EmailPartProps {
  current: string;
  isVerified: boolean;
}

function CurrentEmail({ current, isVerified }: EmailPartProps) {
  const resend = useAction({
    run: () => api.identity.auth.sendVerificationEmail(),
    refreshes: ACCOUNT_KEYS,
    done: `We sent a new link to ${current}.`,
  });
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="min-w-0 break-words font-semibold">{current}</p>
      <Badge variant={isVerified ? 'green' : 'gold'}>{isVerified ? 'Confirmed' : 'Not confirmed'}</Badge>
      {!isVerified && (
        <Button variant="secondary" size="small" isPending={resend.isPending} onPress={() => resend.mutate()}>
          {RESEND_LINK}
        </Button>
      )}
    </div>
  );
}

/** A change that waits for its link, whoever of this account's devices asked for it. */
function PendingEmail({ pending }: { pending: string }) {
  const resend = useAction({
    run: () => api.identity.account.resendEmailChange(),
    refreshes: ACCOUNT_KEYS,
    done: `We sent a new link to ${pending}.`,
  });
  const cancel = useAction({
    run: () => api.identity.account.cancelEmailChange(),
    refreshes: ACCOUNT_KEYS,
    done: 'Change canceled. Your email stays the same.',
  });
  return (
    <Notice className="mb-4">
      We sent a link to <strong className="break-words">{pending}</strong>. Your email changes once you open
      it. Until then, keep logging in with the old one.
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" isPending={resend.isPending} onPress={() => resend.mutate()}>
          Resend to new address
        </Button>
        <Button variant="quiet" size="small" isPending={cancel.isPending} onPress={() => cancel.mutate()}>
          Cancel change
        </Button>
      </div>
    </Notice>
  );
}

function EmailForm() {
  const change = useAction({
    run: (values: { email: string }) => api.identity.account.changeEmail(values),
    refreshes: ACCOUNT_KEYS,
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { email: '' },
    rules: EMAIL_RULES,
    onSubmit: async (values) => {
      await change.mutateAsync(values);
      form.methods.reset();
    },
  });
  return (
    <RuleForm form={form} aria-labelledby="email-title">
      <FormTextField
        form={form}
        name="email"
        label="New email"
        type="email"
        inputMode="email"
        autoComplete="email"
        className="max-w-120"
      />
      <FormSubmitButton form={form} className="self-start">
        Change email
      </FormSubmitButton>
    </RuleForm>
  );
}

export function EmailSection() {
  const profile = useQuery(profileQuery);
  return (
    <SettingsSection id="email" title="Email" lead="Used to log in and receive email.">
      <Loaded query={profile} label="your email" skeleton={<FieldSkeletons count={1} hasCurrentValue />}>
        {({ email: current, emailVerified, pendingEmail }) => (
          <>
            <CurrentEmail current={current} isVerified={emailVerified} />
            {pendingEmail && <PendingEmail pending={pendingEmail.email} />}
            <EmailForm />
          </>
        )}
      </Loaded>
    </SettingsSection>
  );
}
