import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { SetupError } from '#platform/setup-error.ts';
import type { DatabaseHome } from './database-home.ts';
import { explainFailure } from './explain-failure.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { PLAIN_ENVIRONMENT, SUPERUSER } from './server-settings.ts';

const DRAFT = 'cluster.draft-';
const TASK = 'Preparing the database';

/** Makes the cluster if there is none. It is made aside and renamed, so a cluster is either whole or not there. */
export async function initialiseCluster(
  home: DatabaseHome,
  binaries: PostgresBinaries,
  durable: boolean,
  log: (message: string) => void,
): Promise<void> {
  for (const name of readdirSync(home.folder)) {
    if (name.startsWith(DRAFT)) rmSync(path.join(home.folder, name), { recursive: true, force: true });
  }
  if (isWhole(home)) return checkVersion(home, binaries);
  log('Preparing the database…');
  setAside(home);

  const draft = path.join(home.folder, `${DRAFT}${process.pid}`);
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(home.password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  give(home, draft);
  give(home, home.password);
  const flags = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const access = ['--auth=scram-sha-256', `--username=${SUPERUSER}`, `--pwfile=${home.password}`];
  try {
    await run(home, binaries.initdb, [
      `--pgdata=${draft}`,
      ...flags,
      ...access,
      ...(durable ? [] : ['--no-sync']),
    ]);
    renameSync(draft, home.cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw explainFailure(TASK, home.folder, error);
  }
}

function isWhole(home: DatabaseHome): boolean {
  return ['PG_VERSION', 'global/pg_control'].every((file) => existsSync(path.join(home.cluster, file)));
}

function checkVersion(home: DatabaseHome, binaries: PostgresBinaries): void {
  const made = readFileSync(path.join(home.cluster, 'PG_VERSION'), 'utf8').trim();
  if (made === binaries.majorVersion) return;
  throw new SetupError(
    `The database in ${home.folder} was made by PostgreSQL ${made} and cannot be opened by ${binaries.majorVersion}: move it away, or set DATA_DIR to another folder.`,
  );
}

/** Something unfinished from elsewhere is kept, once, rather than deleted: it is not ours to judge. */
function setAside(home: DatabaseHome): void {
  if (!existsSync(home.cluster)) return;
  const aside = `${home.cluster}.incomplete`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(home.cluster, aside);
}

function give(home: DatabaseHome, file: string): void {
  const { uid, gid } = home.user;
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
}

function run(home: DatabaseHome, program: string, args: string[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(program, args, {
    ...home.user,
    cwd: '/',
    env: PLAIN_ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  child.once('error', reject);
  child.once('close', (code, signal) => {
    if (code === 0) resolve();
    else reject(new Error(said.trim() || `initdb ended with ${signal ?? code}`));
  });
  return promise;
}
