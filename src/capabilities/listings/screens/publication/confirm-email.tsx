import { useSendVerification } from '#app/use-send-verification.ts';
import { useUser } from '#app/use-user.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Nobody looks at a listing whose owner cannot be written to. */
export function ConfirmEmail() {
  const send = useSendVerification(useUser()?.email ?? 'your address');
  return (
    <Notice
      tone="warn"
      isLive={false}
      title="Confirm your email to submit"
      action={
        <Button variant="secondary" isPending={send.isPending} onPress={() => send.mutate()}>
          Send a new link
        </Button>
      }
    >
      Your listing is ready. We just need an address where we can reach the owner.
    </Notice>
  );
}
