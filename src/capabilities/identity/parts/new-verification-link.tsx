import { paths } from '#app/rules/paths.ts';
import { useSendVerification } from '#app/use-send-verification.ts';
import { useUser } from '#app/use-user.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';

function SendLink({ email }: { email: string }) {
  const send = useSendVerification(email);
  return (
    <Button isPending={send.isPending} onPress={() => send.mutate()}>
      Send a new link to {email}
    </Button>
  );
}

/** The way on from a link that no longer works: it depends on who is asking. */
export function NewVerificationLink() {
  const user = useUser();
  if (!user) return <div className="min-h-11" />;
  if (user.is_guest || !user.email)
    return <ButtonLink to={paths.login()}>Log in to get a new link</ButtonLink>;
  if (user.email_verified) return <ButtonLink to={paths.start()}>Continue</ButtonLink>;
  return <SendLink email={user.email} />;
}
