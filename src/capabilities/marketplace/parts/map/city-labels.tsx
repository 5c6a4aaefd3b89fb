import { mapCityLines } from 'virtual:map-cities';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useMemo } from 'react';
import { gatherPoints } from './gather-points.ts';
import { isInside } from './map-area.ts';
import { useNatureNames } from './nature-names.ts';
import { useMapView } from './use-map-view.ts';
import { usePlacement } from './use-placement.ts';

/** A name is wider than high, and a map of names alone is no map. */
const LABEL_REACH = { across: 132, down: 44 };

type Kind = 'metropolis' | 'city' | 'town' | 'water' | 'park';
type Name = { name: string; kind: Kind; lat: number; lon: number };

/** So many cities are known beyond their region. */
const WELL_KNOWN = 600;

/** By rank: what everyone knows, what many know, and the rest. */
function kindAt(rank: number): Kind {
  if (rank < 60) return 'metropolis';
  return rank < WELL_KNOWN ? 'city' : 'town';
}

const CITIES: readonly Name[] = mapCityLines.split('\n').map((line, rank) => {
  const [name = '', lat, lon] = line.split(',');
  return { name, kind: kindAt(rank), lat: Number(lat) / 100, lon: Number(lon) / 100 };
});

/** Seen from afar only cities that everyone knows: about so many for each step nearer, the largest first. */
function knownFrom(zoom: number): number {
  return Math.round(12 * 3 ** (zoom - 2));
}

/** Waters and parks are named from here on. */
const NATURE_ZOOM = 7;

const STYLES: Readonly<Record<Kind, string>> = {
  metropolis: 'font-bold text-ink text-sm',
  city: 'font-semibold text-ink text-xs',
  town: 'font-medium text-ink-soft text-xs',
  water: 'font-display text-bay text-xs italic',
  park: 'font-medium text-forest text-xs',
};

function Label({ name, kind }: Name) {
  const halo = 'whitespace-nowrap [text-shadow:0_0_3px_var(--color-paper),0_0_3px_var(--color-paper)]';
  if (kind === 'water' || kind === 'park')
    return <span className={`absolute -translate-1/2 ${halo} ${STYLES[kind]}`}>{name}</span>;
  return (
    <>
      <span className="absolute size-1.5 -translate-1/2 rounded-full border border-ink-soft bg-paper" />
      <span className={`absolute start-2 -translate-y-1/2 ${halo} ${STYLES[kind]}`}>{name}</span>
    </>
  );
}

export interface CityLabelsProps {
  map: MapLibreMap;
  /** A place that has its own mark and name: others leave room for it. */
  beside?: { lat: number; lon: number } | null;
}

/** Towns, waters and parks by importance. Only for the eye: lists and addresses say it in words. */
export function CityLabels({ map, beside = null }: CityLabelsProps) {
  const { area, zoom } = useMapView(map);
  const placeAt = usePlacement(map);
  const nature = useNatureNames(map);
  const lat = beside?.lat;
  const lon = beside?.lon;
  // The most important come first and leave no room for others beside them.
  const named = useMemo(() => {
    const cities = CITIES.slice(0, knownFrom(zoom));
    // A river is better known than the towns beside it, but not than the cities.
    const all = [
      ...cities.slice(0, WELL_KNOWN),
      ...(zoom < NATURE_ZOOM ? [] : nature),
      ...cities.slice(WELL_KNOWN),
    ];
    const marked = lat === undefined || lon === undefined ? [] : [{ lat, lon }];
    return gatherPoints<Name | { lat: number; lon: number }>([...marked, ...all], zoom, LABEL_REACH)
      .map(([first]) => first)
      .filter((place) => 'name' in place);
  }, [zoom, nature, lat, lon]);
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-clip">
      {named
        .filter((place) => isInside(place, area))
        .map((place) => (
          <span
            key={`${place.name} ${place.lat} ${place.lon}`}
            ref={placeAt(place)}
            className="absolute start-0 top-0 flex items-center"
          >
            <Label {...place} />
          </span>
        ))}
    </div>
  );
}
