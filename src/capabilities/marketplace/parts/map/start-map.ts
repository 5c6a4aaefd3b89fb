import 'maplibre-gl/dist/maplibre-gl.css';
import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { readMapColors } from './map-colors.ts';
import { showCountiesNearby } from './map-counties.ts';
import { showNature } from './map-nature.ts';
import { mapStyle } from './map-style.ts';
import { type ShownArea, shownBounds, shownOptions } from './shown-area.ts';

// A file of our own, so that the content security policy needs to allow no other place.
setWorkerUrl(workerUrl);

export type StartMapOptions = {
  label: string;
  shown: ShownArea;
  isInteractive: boolean;
  /** There is no page behind it to scroll. */
  isFullScreen?: boolean;
};

/** The nearest a map of towns has something to tell. */
const NEAREST_ZOOM = 14;
/** Throws where the browser has no WebGL. */
export function startMap(container: HTMLElement, options: StartMapOptions): MapLibreMap {
  const { label, shown, isInteractive, isFullScreen = false } = options;
  const colors = readMapColors(container);
  const map = new MapLibreMap({
    container,
    style: mapStyle(colors),
    bounds: shownBounds(shown),
    fitBoundsOptions: shownOptions(shown, container),
    interactive: isInteractive,
    maxZoom: NEAREST_ZOOM,
    minZoom: 2,
    // Everything here is flat and lies to the north.
    maxPitch: 0,
    dragRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    attributionControl: false,
    // One finger scrolls the page, two move the map.
    cooperativeGestures: isInteractive && !isFullScreen && matchMedia('(pointer: coarse)').matches,
    // The canvas is a landmark of its own and the frame around it already has the name.
    locale: { 'Map.Title': isInteractive ? 'Move the map with the arrow keys' : `Drawing of ${label}` },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.once('load', () => {
    showNature(map);
    showCountiesNearby(map, colors.border);
  });
  return map;
}
