import type { Map as MapLibreMap } from 'maplibre-gl';
import { areaAround, areaWithin, isAbout, MAINLAND } from './map-area.ts';
import type { MapArea } from './map-point.ts';
import { seenArea } from './use-map-view.ts';

/** What a map shows by itself, with room around it where marks would be cut off. */
export type ShownArea = { area: MapArea; hasMarks: boolean; isFullScreen?: boolean };

type Position = { lat: number; lon: number };

const SURROUNDINGS_MILES = 25;
/** Half a mark, and on the right the zoom buttons as well. */
const MARK_PADDING = { top: 48, bottom: 48, left: 52, right: 80 };
/** Where a heading stands above and cards below. */
const SCREEN_PADDING = { top: 110, bottom: 250, left: 52, right: 52 };
const NO_PADDING = { top: 0, bottom: 0, left: 0, right: 0 };
/** A single place is shown with its surroundings. */
const NEAREST_FIT_ZOOM = 11;

/** The area asked for, else the points, else what lies around the centre, else the country. */
export function areaToShow(
  area: MapArea | null | undefined,
  points: readonly Position[],
  center: Position | null | undefined,
): ShownArea {
  if (area) return { area, hasMarks: false };
  const around = areaAround(points) ?? (center ? areaWithin(center, SURROUNDINGS_MILES) : MAINLAND);
  return { area: around, hasMarks: true };
}

export function shownBounds({ area }: ShownArea): [number, number, number, number] {
  return [area.west, area.south, area.east, area.north];
}

/** How much of a map lies below the window's edge until somebody scrolls; never more than half of it counts. */
function unseenBelow(container: HTMLElement): number {
  const { bottom, height } = container.getBoundingClientRect();
  return Math.max(0, Math.min(bottom - window.innerHeight, height / 2));
}

function paddingOf({ hasMarks, isFullScreen = false }: ShownArea, container: HTMLElement) {
  if (!hasMarks) return NO_PADDING;
  if (isFullScreen) return SCREEN_PADDING;
  return { ...MARK_PADDING, bottom: MARK_PADDING.bottom + unseenBelow(container) };
}

export function shownOptions(shown: ShownArea, container: HTMLElement) {
  return { padding: paddingOf(shown, container), maxZoom: NEAREST_FIT_ZOOM };
}

/** Stays where it is when that is what was asked for, give or take what a rounded address loses. */
export function showArea(map: MapLibreMap, shown: ShownArea): void {
  if (isAbout(seenArea(map), shown.area)) return;
  map.fitBounds(shownBounds(shown), {
    ...shownOptions(shown, map.getContainer()),
    animate: false,
  });
}

/** Nearer than this a crowd stands on one spot, and zooming parts nobody. */
const CROWD_ZOOM = 13;
const APPROACH_MS = 300;

/** Goes where a crowd can be told apart; false where it cannot. Moves at once for whoever wants less motion. */
export function approach(map: MapLibreMap, crowd: readonly Position[]): boolean {
  const area = areaAround(crowd);
  if (!area || crowd.length < 2 || map.getZoom() >= CROWD_ZOOM) return false;
  map.fitBounds(shownBounds({ area, hasMarks: true }), {
    padding: MARK_PADDING,
    maxZoom: CROWD_ZOOM,
    duration: APPROACH_MS,
  });
  return true;
}
