import { Minus, Plus } from 'lucide-react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';

const zoomButton =
  'flex size-11 items-center justify-center bg-paper text-ink transition-colors hover:bg-linen data-disabled:cursor-not-allowed data-disabled:text-silver';

/** Short, and nothing at all for whoever wants less motion: the map library asks the browser. */
const ZOOM_MS = 200;

export function ZoomButtons({ map, onZoom }: { map: MapLibreMap; onZoom: () => void }) {
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const look = () => setZoom(map.getZoom());
    map.on('zoomend', look);
    return () => {
      map.off('zoomend', look);
    };
  }, [map]);

  function turn(step: 1 | -1) {
    map.easeTo({ zoom: map.getZoom() + step, duration: ZOOM_MS });
    onZoom();
  }

  return (
    <div className="absolute end-3 top-3 flex flex-col divide-y divide-line overflow-clip rounded-input border border-line shadow-float">
      <Button
        aria-label="Zoom in"
        isDisabled={zoom >= map.getMaxZoom()}
        onPress={() => turn(1)}
        className={zoomButton}
      >
        <Plus size={20} aria-hidden="true" />
      </Button>
      <Button
        aria-label="Zoom out"
        isDisabled={zoom <= map.getMinZoom()}
        onPress={() => turn(-1)}
        className={zoomButton}
      >
        <Minus size={20} aria-hidden="true" />
      </Button>
    </div>
  );
}
