import { lazy } from 'react';
import { MapUnavailable } from './map/map-unavailable.tsx';
import type { PlaceMapProps } from './place-map.tsx';

function WithoutMap({ className }: PlaceMapProps) {
  return <MapUnavailable className={className} text="The map could not be loaded." />;
}

/** For a Suspense boundary. A script that fails to come costs the map and nothing else. */
export const LazyPlaceMap = lazy(() =>
  import('./place-map.tsx').then(
    ({ PlaceMap }) => ({ default: PlaceMap }),
    () => ({ default: WithoutMap }),
  ),
);
