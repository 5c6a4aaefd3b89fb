import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { SetupError } from '#platform/setup-error.ts';

/** Whom PostgreSQL runs as. Undefined ids: as ourselves. */
export type DatabaseUser = { uid?: number; gid?: number };

/**
 * PostgreSQL refuses to run as root, so root hands it to the user the cluster already belongs to, else to the
 * system's own unprivileged users. No user is created: starting a program should not change the machine's accounts.
 */
export function chooseDatabaseUser(cluster: string): DatabaseUser {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const uid = readId('-u', name);
    const gid = readId('-g', name);
    if (uid && gid !== undefined) return { uid, gid };
  }
  throw new SetupError(
    'PostgreSQL refuses to run as root and there is no user postgres or nobody: start as an ordinary user.',
  );
}

/** Whether the user can enter the folder and read the given files in it; asked of the system, so that ACLs count. */
export function canReach(user: DatabaseUser, folder: string, files: string[] = []): boolean {
  if (user.uid === undefined) return true;
  const script = 'cd "$1" || exit 1; shift; for f in "$@"; do [ -r "$f" ] || exit 1; done';
  const asked = spawnSync('/bin/sh', ['-c', script, 'sh', folder, ...files], {
    ...user,
    cwd: '/',
    stdio: 'ignore',
  });
  return asked.status === 0;
}

function readId(flag: string, name: string): number | undefined {
  const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return answer.status === 0 ? Number.parseInt(answer.stdout, 10) : undefined;
}
