import { useEffect, useRef, useState } from 'react';
import { api } from '#app/api.ts';
import { CODE_RULES } from '#app/rules/code-rules.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { FormCodeField } from '#ui/form/form-code-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { ACCOUNT_KEYS } from '../../queries.ts';
import { AuthenticatorKey } from './authenticator-key.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { PasswordForm } from './password-form.tsx';

interface TwoFactorSetupProps {
  onDone: () => void;
  onCancel: () => void;
}

interface Secrets {
  totpUri: string;
  backupCodes: string[];
}

function FirstCode({ totpUri, backupCodes, onDone, onCancel }: Secrets & TwoFactorSetupProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const finish = useAction({
    run: (values: { code: string }) => api.identity.account.finishTwoFactor(values),
    refreshes: ACCOUNT_KEYS,
    done: 'Two-factor is on.',
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { code: '' },
    rules: CODE_RULES,
    onSubmit: async (values) => {
      await finish.mutateAsync(values);
      onDone();
    },
  });
  return (
    <ol className="flex flex-col gap-8">
      <li>
        <h3 ref={heading} tabIndex={-1} className="outline-none focus-visible:shadow-none">
          1. Add Ampersand to your app
        </h3>
        <AuthenticatorKey totpUri={totpUri} />
      </li>
      <li>
        <h3>2. Save your backup codes</h3>
        <p className="mt-1 text-ink-soft">
          Each one works once if you lose your phone. We only show them now.
        </p>
        <BackupCodes codes={backupCodes} />
      </li>
      <li>
        <h3 id="first-code-title">3. Enter the first code</h3>
        <RuleForm form={form} aria-labelledby="first-code-title" className="mt-3">
          <FormCodeField form={form} name="code" label="Code from your app" className="max-w-80" />
          <div className="flex flex-wrap gap-3">
            <FormSubmitButton form={form}>Turn on</FormSubmitButton>
            <Button variant="quiet" onPress={onCancel}>
              Cancel
            </Button>
          </div>
        </RuleForm>
      </li>
    </ol>
  );
}

export function TwoFactorSetup({ onDone, onCancel }: TwoFactorSetupProps) {
  const [secrets, setSecrets] = useState<Secrets>();
  if (secrets) return <FirstCode {...secrets} onDone={onDone} onCancel={onCancel} />;
  return (
    <>
      <p className="mb-4">You’ll need an authenticator app on your phone. First, enter your password.</p>
      <PasswordForm
        label="Set up two-factor"
        submitLabel="Continue"
        onCancel={onCancel}
        onSubmit={async (password) => setSecrets(await api.identity.account.startTwoFactor({ password }))}
      />
    </>
  );
}
