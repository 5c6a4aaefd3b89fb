/** How far a search around a point can be told to reach, in miles. */
export const SEARCH_RADII = [10, 25, 50, 100, 200] as const;

/** The next larger circles, the nearest first. */
export function widerThan(miles: number): readonly number[] {
  return SEARCH_RADII.filter((radius) => radius > miles);
}
