import { House, MapPin } from 'lucide-react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapPlace } from './map-point.ts';
import { usePlacement } from './use-placement.ts';

/** The place itself: the couple's own with a house. The list says in words how far everyone is from it. */
export function HomeMark({ map, place }: { map: MapLibreMap; place: MapPlace }) {
  const placeAt = usePlacement(map);
  const Icon = place.isOwn ? House : MapPin;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-clip">
      <span key={`${place.lat} ${place.lon}`} ref={placeAt(place)} className="absolute start-0 top-0">
        <span className="absolute flex size-8 -translate-1/2 items-center justify-center rounded-full border-2 border-paper bg-primary text-paper shadow-float">
          <Icon size={16} />
        </span>
        <span className="absolute top-4.5 -translate-x-1/2 whitespace-nowrap font-bold text-primary text-sm [text-shadow:0_0_3px_var(--color-paper),0_0_3px_var(--color-paper)]">
          {place.name}
        </span>
      </span>
    </div>
  );
}
