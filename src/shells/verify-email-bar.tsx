import { MailCheck } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { pageWidth } from '#app/page-width.ts';
import { CONFIRM_EMAIL, linkSentTo } from '#app/rules/unconfirmed-email.ts';
import type { UserContext } from '#app/user-context.ts';

// Most visitors are guests or confirmed.
const SendVerificationAgain = lazy(async () => ({
  default: (await import('./send-verification-again.tsx')).SendVerificationAgain,
}));

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
          {CONFIRM_EMAIL}
          <span className="max-md:hidden">. {linkSentTo(user.email)}</span>
        </p>
        <Suspense>
          <SendVerificationAgain email={user.email} />
        </Suspense>
      </div>
    </section>
  );
}
