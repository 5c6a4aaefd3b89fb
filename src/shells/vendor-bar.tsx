import { VendorHeader } from '#capabilities/navigation/parts/vendor-header.tsx';
import { AccountArea } from './account-area.tsx';
import type { BarProps } from './site-frame.tsx';
import { useVendorState } from './use-vendor-state.ts';

/** The vendor header with what this vendor works on. */
export function VendorBar({ user }: BarProps) {
  return (
    <VendorHeader
      state={useVendorState()}
      person={user}
      account={<AccountArea side="vendor" user={user} />}
    />
  );
}
