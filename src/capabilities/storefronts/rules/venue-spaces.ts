export const SPACE_SETTINGS = ['indoor-space', 'outdoor-space', 'covered-outdoor-space'] as const;
export type SpaceSetting = (typeof SPACE_SETTINGS)[number];

/** The most guests that fit at once: those of the largest space. */
export function largestCapacity(spaces: readonly { seatedCapacity: number }[]): number | undefined {
  if (spaces.length === 0) return undefined;
  return Math.max(...spaces.map(({ seatedCapacity }) => seatedCapacity));
}
