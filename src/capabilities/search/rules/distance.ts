export type MapPoint = { lat: number; lon: number };

const EARTH_RADIUS_MILES = 3_959;
const RADIANS = Math.PI / 180;

/** Along the surface, by the haversine formula. */
export function milesBetween(from: MapPoint, to: MapPoint): number {
  const halfLat = Math.sin(((to.lat - from.lat) * RADIANS) / 2);
  const halfLon = Math.sin(((to.lon - from.lon) * RADIANS) / 2);
  const square =
    halfLat * halfLat + Math.cos(from.lat * RADIANS) * Math.cos(to.lat * RADIANS) * halfLon * halfLon;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(square)));
}
