import type { ReactNode } from 'react';
import { LeadOn } from '#app/lead-on.tsx';
import { paths } from '#app/rules/paths.ts';
import type { UserContext } from '#app/user-context.ts';

const VENDOR_START = paths.start({ side: 'vendor' });
const isVendor = (user: UserContext) => user.has_vendor_account;

/** The landing is for whoever is not a vendor yet. */
export function LeadVendorsOn({ children }: { children: ReactNode }) {
  return (
    <LeadOn hint="is-vendor" isTheirs={isVendor} to={VENDOR_START}>
      {children}
    </LeadOn>
  );
}
