import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { ACCOUNT_KEYS } from '../../queries.ts';
import { PasswordForm } from './password-form.tsx';

interface TwoFactorStopProps {
  onDone: () => void;
  onCancel: () => void;
}

export function TwoFactorStop({ onDone, onCancel }: TwoFactorStopProps) {
  const stop = useAction({
    run: (password: string) => api.identity.account.stopTwoFactor({ password }),
    refreshes: ACCOUNT_KEYS,
    done: 'Two-factor is off.',
    failure: 'here',
  });
  return (
    <>
      <p className="mb-4">
        Without it, your password alone opens your account. Your backup codes stop working, too.
      </p>
      <PasswordForm
        label="Turn off two-factor"
        submitLabel="Turn off"
        isDanger
        onCancel={onCancel}
        onSubmit={async (password) => {
          await stop.mutateAsync(password);
          onDone();
        }}
      />
    </>
  );
}
