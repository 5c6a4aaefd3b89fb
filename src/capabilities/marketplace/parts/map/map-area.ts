import type { MapArea } from './map-point.ts';

type Position = { lat: number; lon: number };

/** The country without its islands and Alaska: where to begin when nothing else is known. */
export const MAINLAND: MapArea = { south: 24.4, west: -125, north: 49.4, east: -66.9 };

/** Wider than the mainland there are points beyond an ocean, and a map of them all would show mostly water. */
const WIDEST_DEGREES = 60;

/** The smallest area that holds all of them; undefined where there are none. */
export function areaAround(points: readonly Position[]): MapArea | undefined {
  if (points.length === 0) return undefined;
  const area = { south: 90, west: 180, north: -90, east: -180 };
  for (const { lat, lon } of points) {
    area.south = Math.min(area.south, lat);
    area.north = Math.max(area.north, lat);
    area.west = Math.min(area.west, lon);
    area.east = Math.max(area.east, lon);
  }
  return area.east - area.west > WIDEST_DEGREES ? MAINLAND : area;
}

const MILES_PER_DEGREE = 69.05;

/** What lies within so many miles. */
export function areaWithin(center: Position, miles: number): MapArea {
  const height = miles / MILES_PER_DEGREE;
  const width = height / Math.cos((center.lat * Math.PI) / 180);
  return {
    south: center.lat - height,
    north: center.lat + height,
    west: center.lon - width,
    east: center.lon + width,
  };
}

export function isInside({ lat, lon }: Position, { south, west, north, east }: MapArea): boolean {
  return lat >= south && lat <= north && lon >= west && lon <= east;
}

export function contains(outer: MapArea, inner: MapArea): boolean {
  return (
    outer.south <= inner.south &&
    outer.north >= inner.north &&
    outer.west <= inner.west &&
    outer.east >= inner.east
  );
}

/** The same area with a share of its size added on every side. */
export function widened({ south, west, north, east }: MapArea, share: number): MapArea {
  const height = (north - south) * share;
  const width = (east - west) * share;
  return { south: south - height, north: north + height, west: west - width, east: east + width };
}

/** What a rounded address brings back counts as what was seen. */
const SAME_SHARE = 0.02;

export function isAbout(a: MapArea, b: MapArea): boolean {
  return contains(widened(a, SAME_SHARE), b) && contains(widened(b, SAME_SHARE), a);
}

const CORNERS = 72;

/** A circle of so many miles as a ring of [longitude, latitude], closed. */
export function circleRing(center: Position, miles: number): [number, number][] {
  const { north, east } = areaWithin(center, miles);
  return Array.from({ length: CORNERS + 1 }, (_, index) => {
    const angle = ((index % CORNERS) / CORNERS) * 2 * Math.PI;
    return [
      center.lon + (east - center.lon) * Math.cos(angle),
      center.lat + (north - center.lat) * Math.sin(angle),
    ];
  });
}
