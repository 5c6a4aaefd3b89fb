/** '6 mi', 'Under 1 mi': how far from the place that was searched. */
export function distanceText(miles: number): string {
  return miles < 1 ? 'Under 1 mi' : `${Math.round(miles)} mi`;
}
