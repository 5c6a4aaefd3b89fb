import { RESEND_LINK } from '#app/rules/unconfirmed-email.ts';
import { useSendVerification } from '#app/use-send-verification.ts';
import { Button } from '#ui/button.tsx';

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
      {RESEND_LINK}
    </Button>
  );
}
