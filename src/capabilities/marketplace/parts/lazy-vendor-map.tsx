import { lazy } from 'react';
import { MapUnavailable } from './map/map-unavailable.tsx';
import type { VendorMapProps } from './vendor-map.tsx';

function WithoutMap({ className }: VendorMapProps) {
  return (
    <MapUnavailable className={className} text="The map could not be loaded. Every vendor is in the list." />
  );
}

/** For a Suspense boundary. A script that fails to come costs the map and nothing else. */
export const LazyVendorMap = lazy(() =>
  import('./vendor-map.tsx').then(
    ({ VendorMap }) => ({ default: VendorMap }),
    () => ({ default: WithoutMap }),
  ),
);
