import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { circleRing } from './map-area.ts';
import { readMapColors } from './map-colors.ts';

type Position = { lat: number; lon: number };

function drawReach(map: MapLibreMap, rings: [number, number][][]): void {
  const data = { type: 'Polygon' as const, coordinates: rings };
  const drawn = map.getSource<GeoJSONSource>('reach');
  if (drawn) {
    drawn.setData(data);
    return;
  }
  const { reach } = readMapColors(map.getContainer());
  map.addSource('reach', { type: 'geojson', data });
  map.addLayer({
    id: 'reach',
    type: 'fill',
    source: 'reach',
    paint: { 'fill-color': reach, 'fill-opacity': 0.05 },
  });
  map.addLayer({
    id: 'reach-edge',
    type: 'line',
    source: 'reach',
    paint: { 'line-color': reach, 'line-opacity': 0.7, 'line-width': 1.5, 'line-dasharray': [3, 2] },
  });
}

/** A dashed circle of so many miles: how far a search reaches, or how far a business travels. */
export function useReach(map: MapLibreMap | undefined, center: Position | null, miles: number | null): void {
  const lat = center?.lat;
  const lon = center?.lon;
  useEffect(() => {
    if (!map) return;
    const hasCircle = lat !== undefined && lon !== undefined && miles !== null;
    const draw = () => drawReach(map, hasCircle ? [circleRing({ lat, lon }, miles)] : []);
    if (map.isStyleLoaded()) draw();
    else map.once('load', draw);
    return () => {
      map.off('load', draw);
    };
  }, [map, lat, lon, miles]);
}
