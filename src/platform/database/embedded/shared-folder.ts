import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { canReach, type DatabaseUser } from './database-user.ts';
import { explainFailure } from './explain-failure.ts';

const PLACES = ['/var/lib/ampersand', '/var/tmp/ampersand', '/tmp/ampersand'];

/**
 * A folder of root that other users can enter. Used only when the clone lies where root alone may look (such as
 * /root), which the user PostgreSQL runs as could not open.
 */
export function sharedFolder(user: DatabaseUser, name: string): string {
  let reason: unknown = 'no folder that the database user can enter';
  for (const place of PLACES) {
    try {
      const folder = path.join(place, name);
      for (const part of [place, folder]) makeOwnFolder(part);
      if (canReach(user, folder)) return folder;
    } catch (error) {
      reason = error;
    }
  }
  throw explainFailure('Finding a folder for the database', PLACES[0] ?? '/var/lib', reason);
}

/** In a folder open to all somebody else may have been there first: then it is not ours to trust. */
function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) {
    throw new Error(`EACCES: ${folder} belongs to somebody else`);
  }
  // Whatever our umask says.
  chmodSync(folder, 0o755);
}
