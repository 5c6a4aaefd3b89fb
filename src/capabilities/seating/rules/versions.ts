/** Why a version was kept: by itself, around a run or a restoring, or because somebody wanted it. */
export const VERSION_KINDS = ['HOURLY', 'BEFORE_RUN', 'AFTER_RUN', 'BEFORE_RESTORE', 'KEPT'] as const;
export type VersionKind = (typeof VERSION_KINDS)[number];

const HOUR_MS = 3_600_000;

/** Whether a change is the first in an hour, so that the plan as it was before is kept. */
export function isVersionDue(newest: Date | undefined, now: Date): boolean {
  return newest === undefined || now.getTime() - newest.getTime() >= HOUR_MS;
}
