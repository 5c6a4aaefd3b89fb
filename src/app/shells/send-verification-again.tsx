import { Button } from '#ui/button.tsx';
import { useSendVerification } from '../use-send-verification.ts';

export function SendVerificationAgain({ email }: { email: string }) {
  const send = useSendVerification(email);
  return (
    <Button
      variant="quiet"
      size="small"
      className="shrink-0 underline underline-offset-4"
      isPending={send.isPending}
      onPress={() => send.mutate()}
    >
      Send again
    </Button>
  );
}
