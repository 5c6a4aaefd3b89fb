import { type ReactNode, use, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { type LedHint, leadOnScript } from './frame-hint.ts';
import { NonceContext } from './nonce-context.ts';
import { useUser } from './use-user.ts';
import type { UserContext } from './user-context.ts';

const HIDDEN: Readonly<Record<LedHint, string>> = {
  'is-vendor': '[.is-vendor_&]:invisible',
  'is-couple': '[.is-couple_&]:invisible',
};

interface LeadOnProps {
  /** What the last page remembered of whoever is led on. */
  hint: LedHint;
  /** The same, once it is known. */
  isTheirs: (user: UserContext) => boolean;
  to: string;
  children: ReactNode;
}

/**
 * For a page that is everyone's and from which some have a better place to be. Its document is the same for all, so they
 * are led on from here: before anything is painted where this browser knows them, else as soon as it is told.
 */
export function LeadOn({ hint, isTheirs, to, children }: LeadOnProps) {
  const nonce = use(NonceContext);
  const user = useUser();
  const isLed = user !== undefined && isTheirs(user);
  const navigate = useNavigate();
  useEffect(() => {
    if (isLed) void navigate(to, { replace: true });
  }, [isLed, navigate, to]);
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning>
        {import.meta.env.SSR ? leadOnScript(hint, to) : ''}
      </script>
      <div className={HIDDEN[hint]}>{children}</div>
    </>
  );
}
