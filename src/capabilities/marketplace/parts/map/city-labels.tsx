import { mapCityLines } from 'virtual:map-cities';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useMemo } from 'react';
import { gatherPoints } from './gather-points.ts';
import { isInside } from './map-area.ts';
import { useMapView } from './use-map-view.ts';
import { usePlacement } from './use-placement.ts';

/** A name is wider than high, and a map of names alone is no map. */
const LABEL_REACH = { across: 132, down: 52 };

const CITIES = mapCityLines.split('\n').map((line) => {
  const [name = '', lat, lon] = line.split(',');
  return { name, lat: Number(lat) / 100, lon: Number(lon) / 100 };
});

/** Seen from afar only cities that everyone knows: about so many for each step nearer, the largest first. */
function knownFrom(zoom: number): number {
  return Math.round(12 * 3 ** (zoom - 2));
}

/** Where the towns are. Only for the eye: lists and addresses say it in words. */
export function CityLabels({ map }: { map: MapLibreMap }) {
  const { area, zoom } = useMapView(map);
  const placeAt = usePlacement(map);
  // The largest come first and leave no room for smaller ones beside them.
  const named = useMemo(
    () => gatherPoints(CITIES.slice(0, knownFrom(zoom)), zoom, LABEL_REACH).map(([largest]) => largest),
    [zoom],
  );
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-clip">
      {named
        .filter((city) => isInside(city, area))
        .map((city) => (
          <span
            key={`${city.name} ${city.lat} ${city.lon}`}
            ref={placeAt(city)}
            className="absolute start-0 top-0 flex items-center"
          >
            <span className="absolute size-1.5 -translate-1/2 rounded-full bg-ink-soft/60" />
            <span className="absolute start-2 -translate-y-1/2 whitespace-nowrap font-medium text-ink-soft text-xs [text-shadow:0_0_3px_var(--color-paper),0_0_3px_var(--color-paper)]">
              {city.name}
            </span>
          </span>
        ))}
    </div>
  );
}
