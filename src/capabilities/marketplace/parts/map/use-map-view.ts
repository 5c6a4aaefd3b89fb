import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { contains, widened } from './map-area.ts';
import type { MapArea } from './map-point.ts';

/** What is worth drawing: somewhat more than is seen, at a zoom of half steps. */
export type MapView = { area: MapArea; zoom: number };

/** Marks this far outside are drawn too, so that dragging a little needs no new ones. */
const MARGIN_SHARE = 0.3;

export function seenArea(map: MapLibreMap): MapArea {
  const bounds = map.getBounds();
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
}

function viewOf(map: MapLibreMap): MapView {
  return { area: widened(seenArea(map), MARGIN_SHARE), zoom: Math.floor(map.getZoom() * 2) / 2 };
}

/** Changes seldom: with the zoom's half steps, and when the edge of what is drawn comes into sight. */
export function useMapView(map: MapLibreMap): MapView {
  const [view, setView] = useState(() => viewOf(map));
  useEffect(() => {
    function look() {
      setView((last) => {
        const next = viewOf(map);
        return next.zoom === last.zoom && contains(last.area, seenArea(map)) ? last : next;
      });
    }
    map.on('move', look);
    map.on('resize', look);
    look();
    return () => {
      map.off('move', look);
      map.off('resize', look);
    };
  }, [map]);
  return view;
}
