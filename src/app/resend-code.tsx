import { Button } from '#ui/button.tsx';
import { api } from './api.ts';
import { useAction } from './use-action.ts';

/** Sends a new code and says where it went, or why it could not be sent. */
export function ResendCode({ onSent }: { onSent: (copy: string) => void }) {
  const resend = useAction({
    run: () => api.identity.auth.resendTwoFactor(),
    onDone: ({ verification_copy }) => onSent(verification_copy),
    failure: 'here',
  });
  return (
    <div className="flex flex-col items-center gap-1 text-center">
      <Button variant="quiet" size="small" isPending={resend.isPending} onPress={() => resend.mutate()}>
        Send a new code
      </Button>
      <p role="status" className="min-h-5.5 text-ink-soft text-sm">
        {resend.isSuccess && 'A new code is on its way.'}
        {resend.isError && <span className="text-red">{resend.error.message}</span>}
      </p>
    </div>
  );
}
