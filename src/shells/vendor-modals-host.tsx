import { lazy, Suspense } from 'react';
import { useVendorState } from './use-vendor-state.ts';

const VendorModals = lazy(async () => ({ default: (await import('./vendor-modals.tsx')).VendorModals }));

/** The modals that come by themselves all need a listing; without one, not even their code is fetched. */
export function VendorModalsHost() {
  const state = useVendorState();
  if (!state || state.listings.length === 0) return null;
  return (
    <Suspense>
      <VendorModals state={state} />
    </Suspense>
  );
}
