import { lazy, Suspense } from 'react';
import { useUser } from '../use-user.ts';
import { vendorStateOf } from './vendor-state-of.ts';

const VendorModals = lazy(async () => ({ default: (await import('./vendor-modals.tsx')).VendorModals }));

/** The modals that come by themselves all need a listing; without one, not even their code is fetched. */
export function VendorModalsHost() {
  const state = vendorStateOf(useUser());
  if (!state || state.listings.length === 0) return null;
  return (
    <Suspense>
      <VendorModals state={state} />
    </Suspense>
  );
}
