import { MailCheck } from 'lucide-react';
import type { UserContext } from '#capabilities/navigation/contract.ts';
import { Button } from '#ui/button.tsx';
import { pageWidth } from '../page-width.ts';
import { useSendVerification } from '../use-send-verification.ts';

function SendAgain({ email }: { email: string }) {
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

/** One quiet line of known height, so that the hint class can hold its place. */
export function VerifyEmailBar({ user }: { user: UserContext | undefined }) {
  if (!user)
    return <div className="hidden min-h-12 bg-gold-tint [.is-unverified_&]:block" data-print="hidden" />;
  if (user.is_guest || user.email_verified || !user.email) return null;
  return (
    <section aria-label="Email confirmation" className="bg-gold-tint" data-print="hidden">
      <div className={`${pageWidth} flex min-h-12 items-center gap-3`}>
        <MailCheck size={20} aria-hidden="true" className="text-gold-deep" />
        <p className="min-w-0 grow truncate text-sm md:text-base">
          Please confirm your email
          <span className="max-md:hidden"> address. We sent a link to {user.email}</span>.
        </p>
        <SendAgain email={user.email} />
      </div>
    </section>
  );
}
