import { statfsSync } from 'node:fs';

/** Two files of PostgreSQL's log: with less it may start and go down at once. */
const LEAST_BYTES = 2 * 16 * 1024 * 1024;

/** Asked of the disk itself: on a full one PostgreSQL cannot write down why it stopped. */
export function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < LEAST_BYTES;
}
