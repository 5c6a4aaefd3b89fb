import type { ReactNode } from 'react';
import { VendorHeader } from '#capabilities/navigation/parts/vendor-header.tsx';
import { useVendorState } from './use-vendor-state.ts';

/** The vendor header with what this vendor works on. */
export function VendorBar({ account }: { account: ReactNode }) {
  return <VendorHeader state={useVendorState()} account={account} />;
}
