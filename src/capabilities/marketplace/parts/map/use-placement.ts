import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef } from 'react';

type Position = { lat: number; lon: number };

function place(map: MapLibreMap, element: HTMLElement, { lat, lon }: Position): void {
  const { x, y } = map.project([lon, lat]);
  // Whole pixels keep the words sharp.
  element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
}

/** Keeps elements above their places while the map moves, past React: sixty times a second is too often to render. */
export function usePlacement(map: MapLibreMap) {
  const placed = useRef(new Map<HTMLElement, Position>());

  useEffect(() => {
    function placeAll() {
      for (const [element, position] of placed.current) place(map, element, position);
    }
    map.on('move', placeAll);
    map.on('resize', placeAll);
    return () => {
      map.off('move', placeAll);
      map.off('resize', placeAll);
    };
  }, [map]);

  return (position: Position) => (element: HTMLElement | null) => {
    if (!element) return;
    const elements = placed.current;
    elements.set(element, position);
    place(map, element, position);
    return () => {
      elements.delete(element);
    };
  };
}
