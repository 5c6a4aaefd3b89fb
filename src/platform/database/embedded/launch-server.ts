import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseHome } from './database-home.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { DATABASE, PLAIN_ENVIRONMENT, SUPERUSER, serverArguments } from './server-settings.ts';
import { stopServer } from './stop-server.ts';

// Recovery after a crash of the machine may replay a lot.
const READY_WITHIN_MS = 120_000;
const ATTEMPTS = 5;

export type RunningServer = { pid: number; url: string; process: ChildProcess };

/** Starts PostgreSQL on a loopback port and returns once it answers queries. */
export async function launchServer(
  home: DatabaseHome,
  binaries: PostgresBinaries,
  options: { port?: number; durable: boolean },
): Promise<RunningServer> {
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await freePort());
    const child = spawnServer(home, binaries, serverArguments(home.cluster, port, options.durable));
    const password = readFileSync(home.password, 'utf8').trim();
    const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}`;
    try {
      await untilAnswering(child, `${url}/postgres`, home);
      await createDatabaseIfMissing(`${url}/postgres`);
      return { pid: child.pid ?? 0, url: `${url}/${DATABASE}`, process: child };
    } catch (error) {
      if (child.pid !== undefined) await stopServer(child.pid);
      if (attempt >= ATTEMPTS || !passing(error)) throw error;
      await sleep(300 * attempt);
    }
  }
}

/** Someone took the port meanwhile, or processes of a killed server are still on their way out. */
function passing(error: unknown): boolean {
  return /could not bind|Address already in use|pre-existing shared memory block/.test(String(error));
}

function spawnServer(home: DatabaseHome, binaries: PostgresBinaries, args: string[]): ChildProcess {
  if (existsSync(home.log)) renameSync(home.log, `${home.log}.previous`);
  const log = openSync(home.log, 'a', 0o600);
  try {
    // Detached: Ctrl-C in a terminal reaches our whole process group, and the database must outlive the last request.
    const child = spawn(binaries.postgres, args, {
      ...home.user,
      cwd: '/',
      env: PLAIN_ENVIRONMENT,
      detached: true,
      stdio: ['ignore', log, log],
    });
    child.on('error', () => undefined);
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

async function untilAnswering(child: ChildProcess, url: string, home: DatabaseHome): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const silence = await askOnce(url);
    if (silence === undefined) return;
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) {
      throw new Error(readFileSync(home.log, 'utf8').trim() || `ENOENT: cannot run ${child.spawnfile}`);
    }
    const code = (silence as { code?: string }).code ?? '';
    // A wrong password does not get better by waiting.
    if (code.startsWith('28') || Date.now() > deadline) throw silence;
    await sleep(25);
  }
}

async function askOnce(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabaseIfMissing(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}
