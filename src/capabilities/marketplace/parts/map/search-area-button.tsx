import { Map as MapIcon } from 'lucide-react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { MapArea } from './map-point.ts';
import { seenArea } from './use-map-view.ts';

/** Whether somebody has moved the map since it last showed what was asked for. */
export function useMoved(map: MapLibreMap | undefined) {
  const [hasMoved, setHasMoved] = useState(false);
  useEffect(() => {
    if (!map) return;
    // Only a hand leaves an event behind; fitting the map to new results does not.
    const look = ({ originalEvent }: { originalEvent?: unknown }) => {
      if (originalEvent) setHasMoved(true);
    };
    map.on('moveend', look);
    return () => {
      map.off('moveend', look);
    };
  }, [map]);
  return [hasMoved, setHasMoved] as const;
}

export interface SearchAreaButtonProps {
  map: MapLibreMap;
  onSearchArea: (area: MapArea) => void;
  /** Something else stands at the top. */
  isLower: boolean;
}

export function SearchAreaButton({ map, onSearchArea, isLower }: SearchAreaButtonProps) {
  return (
    <Button
      variant="secondary"
      icon={<MapIcon size={18} aria-hidden="true" />}
      onPress={() => onSearchArea(seenArea(map))}
      className={classNames(
        'absolute! start-1/2 -translate-x-1/2 whitespace-nowrap shadow-float',
        isLower ? 'top-20' : 'top-3',
      )}
    >
      Search this area
    </Button>
  );
}
