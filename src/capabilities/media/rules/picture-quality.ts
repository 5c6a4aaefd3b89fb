/** Few steps, so that one picture cannot be asked for in a hundred qualities. */
export const QUALITIES = [45, 60, 75, 90] as const;

/** The step nearest to what was asked; the better one of two equally near. */
export function derivedQuality(asked: number): number {
  return QUALITIES.reduce((best, quality) =>
    Math.abs(quality - asked) <= Math.abs(best - asked) ? quality : best,
  );
}
