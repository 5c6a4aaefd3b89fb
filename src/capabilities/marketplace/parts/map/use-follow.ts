import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { isInside, widened } from './map-area.ts';
import { seenArea } from './use-map-view.ts';

const FOLLOW_MS = 300;
/** Marks at the very edge are half hidden. */
const EDGE_SHARE = -0.12;

/** Brings the vendor whose card is in front into sight, and leaves the map alone where it is already. */
export function useFollow(map: MapLibreMap | undefined, at: { lat: number; lon: number } | undefined): void {
  const lat = at?.lat;
  const lon = at?.lon;
  useEffect(() => {
    if (!map || lat === undefined || lon === undefined) return;
    if (!isInside({ lat, lon }, widened(seenArea(map), EDGE_SHARE)))
      map.easeTo({ center: [lon, lat], duration: FOLLOW_MS });
  }, [map, lat, lon]);
}
