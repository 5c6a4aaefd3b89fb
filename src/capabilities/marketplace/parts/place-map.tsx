import { MapPin } from 'lucide-react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { CityLabels } from './map/city-labels.tsx';
import { areaWithin, widened } from './map/map-area.ts';
import { MAP_COLORS } from './map/map-colors.ts';
import { MapCredit } from './map/map-credit.tsx';
import { useReach } from './map/map-reach.ts';
import { MapUnavailable } from './map/map-unavailable.tsx';
import { useMap } from './map/use-map.ts';
import { usePlacement } from './map/use-placement.ts';

type Position = { lat: number; lon: number };

export interface PlaceMapProps {
  /** 'Map of Hudson, NY' */
  label: string;
  center: Position;
  /** How far the business travels; without it only the place is marked. */
  radiusMiles?: number | null;
  className?: string;
}

const SURROUNDINGS_MILES = 12;

function Pin({ map, at }: { map: MapLibreMap; at: Position }) {
  const placeAt = usePlacement(map);
  return (
    <div className="pointer-events-none absolute inset-0 overflow-clip">
      <span ref={placeAt(at)} className="absolute start-0 top-0">
        <MapPin
          size={36}
          strokeWidth={1.5}
          aria-hidden="true"
          className="absolute -translate-x-1/2 -translate-y-full fill-primary text-paper"
        />
      </span>
    </div>
  );
}

/** One place, not to be moved: where a business is and roughly how far it goes. */
export function PlaceMap({ label, center, radiusMiles, className }: PlaceMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const area = widened(areaWithin(center, radiusMiles ?? SURROUNDINGS_MILES), 0.15);
  const { map, hasFailed } = useMap(container, {
    label,
    shown: { area, hasMarks: false },
    isInteractive: false,
  });
  useReach(map, center, radiusMiles ?? null);

  if (hasFailed) return <MapUnavailable className={className} text="The map cannot be drawn here." />;
  return (
    <section
      aria-label={label}
      aria-busy={!map}
      className={classNames('relative isolate overflow-clip', MAP_COLORS, className)}
    >
      <div ref={container} className="absolute! inset-0" />
      {!map && <Skeleton className="absolute inset-0 rounded-none!" />}
      {map && (
        <>
          <CityLabels map={map} />
          <Pin map={map} at={center} />
          <MapCredit />
        </>
      )}
    </section>
  );
}
