import { type ReactNode, use, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { leadOnScript } from '#app/frame-hint.ts';
import { NonceContext } from '#app/nonce-context.ts';
import { paths } from '#app/rules/paths.ts';
import { useUser } from '#app/use-user.ts';

const VENDOR_START = paths.start({ side: 'vendor' });
const SCRIPT = import.meta.env.SSR ? leadOnScript('is-vendor', VENDOR_START) : '';

/**
 * The landing is for whoever is not a vendor yet. Its document is everyone's, so vendors are led on from here: before
 * anything is painted where this browser knows them, else as soon as it is told.
 */
export function LeadVendorsOn({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const isVendor = useUser()?.has_vendor_account === true;
  const navigate = useNavigate();
  useEffect(() => {
    if (isVendor) void navigate(VENDOR_START, { replace: true });
  }, [isVendor, navigate]);
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning>
        {SCRIPT}
      </script>
      <div className="[.is-vendor_&]:invisible">{children}</div>
    </>
  );
}
