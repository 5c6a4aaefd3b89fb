import type { Map as MapLibreMap } from 'maplibre-gl';
import { mesh } from 'topojson-client';

/** Seen from farther away the counties would be a grey net. */
const COUNTY_ZOOM = 6;

async function addCounties(map: MapLibreMap, color: string): Promise<void> {
  const { default: atlas } = await import('us-atlas/counties-10m.json');
  map.addSource('counties', {
    type: 'geojson',
    data: mesh(atlas, atlas.objects.counties, (a, b) => a !== b),
  });
  map.addLayer(
    {
      id: 'counties',
      type: 'line',
      source: 'counties',
      minzoom: COUNTY_ZOOM,
      paint: { 'line-color': color, 'line-opacity': 0.3, 'line-width': 1, 'line-dasharray': [2, 2] },
    },
    'borders',
  );
}

/** County lines are six times the bytes of everything else, so they come once somebody is near enough to see them. */
export function showCountiesNearby(map: MapLibreMap, color: string): void {
  let isAsked = false;
  function look() {
    if (isAsked || map.getZoom() < COUNTY_ZOOM) return;
    isAsked = true;
    map.off('zoomend', look);
    // Without them the map is only plainer; removed meanwhile, it wants none.
    addCounties(map, color).catch(() => undefined);
  }
  map.on('zoomend', look);
  look();
}
