import { createHash } from 'node:crypto';
import { chmodSync, existsSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { canReach, chooseDatabaseUser, type DatabaseUser } from './database-user.ts';
import { stopLeftOverServer } from './left-over-server.ts';
import { sharedFolder } from './shared-folder.ts';

/** Where the cluster, its password and its log lie, and who runs PostgreSQL there. */
export type DatabaseHome = {
  folder: string;
  cluster: string;
  password: string;
  log: string;
  user: DatabaseUser;
};

/**
 * Normally the data folder itself. When the user PostgreSQL runs as cannot enter it, the cluster lives in a shared
 * folder and the data folder keeps a note of it. Call only as the owner of the data folder.
 */
export async function findDatabaseHome(
  dataDir: string,
  log: (message: string) => void,
): Promise<DatabaseHome> {
  const folder = realpathSync(dataDir);
  const home = describe(folder);
  // Others may pass through, but read nothing: the cluster is 0700 and the password 0600.
  if (!canReach(home.user, folder)) chmodSync(folder, (statSync(folder).mode & 0o777) | 0o011);
  if (canReach(home.user, folder)) return home;

  const key = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const moved = describe(sharedFolder(home.user, `data-${key}`));
  const note = path.join(folder, 'moved-to');
  if (!existsSync(note)) {
    // Without the note somebody deleted the data folder to start afresh, and meant this too.
    await stopLeftOverServer(moved.cluster);
    rmSync(moved.cluster, { recursive: true, force: true });
    log(`Only root can enter ${folder}, so the database is kept in ${moved.folder}.`);
    writeFileSync(note, `${moved.folder}\n`);
  }
  return moved;
}

function describe(folder: string): DatabaseHome {
  const cluster = path.join(folder, 'cluster');
  return {
    folder,
    cluster,
    password: path.join(folder, 'password'),
    log: path.join(folder, 'server.log'),
    user: chooseDatabaseUser(cluster),
  };
}
