export const VERSION_KINDS = ['EDITED', 'PUBLISHED', 'RESTORED'] as const;
export type VersionKind = (typeof VERSION_KINDS)[number];

/** Somebody who comes back after a while finds how it was before. */
const SITTING_MS = 30 * 60_000;

/** Whether what is there now is worth keeping before it is changed. */
export function beginsSitting(lastKeptAt: Date | null, lastChangedAt: Date, now: Date): boolean {
  const isRested = now.getTime() - lastChangedAt.getTime() >= SITTING_MS;
  return lastKeptAt === null || (isRested && lastKeptAt < lastChangedAt);
}
