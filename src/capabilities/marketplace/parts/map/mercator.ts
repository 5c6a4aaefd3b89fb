/** The width of the world in pixels at zoom 0, as the map library counts it. */
const WORLD_PIXELS = 512;

/** Where a position is on the flat world, in pixels from the north-west, at this zoom. */
export function worldPixels(
  { lat, lon }: { lat: number; lon: number },
  zoom: number,
): { x: number; y: number } {
  const sine = Math.sin((lat * Math.PI) / 180);
  const scale = WORLD_PIXELS * 2 ** zoom;
  return {
    x: (lon / 360 + 0.5) * scale,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * scale,
  };
}
