import { useState } from 'react';
import type { TwoFactorChallenge } from '#platform/contract/request-context.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormCodeField } from '#ui/form/form-code-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { api } from './api.ts';
import { ApiError } from './api-error.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { ResendCode } from './resend-code.tsx';
import { CODE_RULES } from './rules/code-rules.ts';

export interface TwoFactorDialogProps {
  challenge: TwoFactorChallenge;
  onSettled: (confirmed: boolean) => void;
}

/** Asks for the code that the server is waiting for. Closing it refuses the original request. */
export function TwoFactorDialog({ challenge, onSettled }: TwoFactorDialogProps) {
  const [copy, setCopy] = useState(challenge.verification_copy);
  const [takesBackupCode, setTakesBackupCode] = useState(false);
  // An authenticator app is not notified of anything, and only it comes with backup codes.
  const isApp = challenge.notified_value === '';
  const form = useRuleForm({
    defaultValues: { code: '' },
    rules: CODE_RULES,
    onSubmit: async ({ code }) => {
      try {
        await api.identity.auth.confirmTwoFactor({ code });
      } catch (error) {
        // Said once, at the field: the general message would only repeat it.
        if (error instanceof ApiError && error.fields.code) return { fields: { code: error.message } };
        throw error;
      }
      return onSettled(true);
    },
  });

  function swapKind() {
    form.methods.reset();
    setTakesBackupCode(!takesBackupCode);
  }

  return (
    <Dialog
      name="twoFactor"
      isOpen
      onOpenChange={() => onSettled(false)}
      title="Confirm it’s you"
      size="small"
    >
      <RuleForm form={form} aria-label="Confirm it’s you">
        <p className="mb-4 text-ink-soft">{copy}</p>
        {takesBackupCode ? (
          <FormTextField
            form={form}
            name="code"
            label="Backup code"
            autoComplete="off"
            autoFocus
            isRequired
          />
        ) : (
          <FormCodeField
            form={form}
            name="code"
            label="6-digit code"
            autoFocus
            isRequired
            onComplete={() => form.submit()}
          />
        )}
        <FormSubmitButton form={form} isFullWidth pendingLabel="Checking the code">
          Confirm
        </FormSubmitButton>
      </RuleForm>
      <div className="mt-2 flex flex-wrap justify-center gap-x-3">
        {isApp ? (
          <>
            <PasskeyButton
              variant="quiet"
              size="small"
              send={(shown) => api.identity.passkey.confirm(shown)}
              onShown={() => onSettled(true)}
            >
              Use a passkey
            </PasskeyButton>
            <Button variant="quiet" size="small" onPress={swapKind}>
              {takesBackupCode ? 'Use the app instead' : 'Use a backup code'}
            </Button>
          </>
        ) : (
          <ResendCode onSent={setCopy} />
        )}
      </div>
    </Dialog>
  );
}
