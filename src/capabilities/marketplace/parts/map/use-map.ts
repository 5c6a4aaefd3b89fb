import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { StartMapOptions } from './start-map.ts';

/** The library comes when a map is drawn; without it, or without WebGL, there is none and the page says so. */
export function useMap(container: RefObject<HTMLElement | null>, options: StartMapOptions) {
  const [map, setMap] = useState<MapLibreMap>();
  const [hasFailed, setHasFailed] = useState(false);
  // What it begins with; later wishes are told to the map itself.
  const start = useRef(options);

  useEffect(() => {
    let isOver = false;
    let started: MapLibreMap | undefined;
    async function begin() {
      const { startMap } = await import('./start-map.ts');
      if (isOver || !container.current) return;
      started = startMap(container.current, start.current);
      setMap(started);
    }
    begin().catch(() => {
      if (!isOver) setHasFailed(true);
    });
    return () => {
      isOver = true;
      started?.remove();
    };
  }, [container]);

  return { map, hasFailed };
}
