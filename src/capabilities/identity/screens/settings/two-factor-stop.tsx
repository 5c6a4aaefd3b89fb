import { api } from '#app/api.ts';
import { PasswordForm } from './password-form.tsx';

interface TwoFactorStopProps {
  onDone: () => Promise<unknown>;
  onCancel: () => void;
}

export function TwoFactorStop({ onDone, onCancel }: TwoFactorStopProps) {
  return (
    <>
      <p className="mb-4">
        Without it your password alone opens your account. Your backup codes stop working, too.
      </p>
      <PasswordForm
        label="Turn two-factor off"
        submitLabel="Turn off"
        isDanger
        onCancel={onCancel}
        onSubmit={async (password) => {
          await api.identity.account.stopTwoFactor({ password });
          await onDone();
        }}
      />
    </>
  );
}
