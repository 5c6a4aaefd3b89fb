import { statfsSync } from 'node:fs';
import { projectRoot } from './project-root.mjs';
import { SetupFailure } from './setup-failure.mjs';

/** Asked before, because a package's install script that meets a full disk dies in ways nobody can read. */
export function requireFreeSpace(megabytes) {
  const { bavail, bsize } = statfsSync(projectRoot);
  if (bavail * bsize > megabytes * 1_000_000) return;
  throw new SetupFailure(`The disk is full: free ${megabytes} MB for ${projectRoot} and try again.`);
}
