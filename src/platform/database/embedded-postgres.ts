import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type DatabaseHome, findDatabaseHome } from './embedded/database-home.ts';
import { explainFailure } from './embedded/explain-failure.ts';
import { initialiseCluster } from './embedded/initialise-cluster.ts';
import { launchServer, type RunningServer } from './embedded/launch-server.ts';
import { stopLeftOverServer } from './embedded/left-over-server.ts';
import { takeOwnership } from './embedded/owner-lock.ts';
import { findPostgresBinaries } from './embedded/postgres-binaries.ts';
import { stopServer } from './embedded/stop-server.ts';

export type EmbeddedPostgresOptions = {
  dataDir: string;
  port?: number;
  /** False only in tests: does not wait for the disk. */
  durable: boolean;
  log: (message: string) => void;
  /** When it went down and could not be brought back; without it the process goes on without a database. */
  onLost?: (sentence: string) => void;
};

export type EmbeddedPostgres = { url: string; stop(): Promise<void> };

/**
 * PostgreSQL from its npm package, for development, demo and tests. Throws a SetupError with one sentence when the
 * machine does not let it run.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir);
  let release: (() => void) | undefined;
  try {
    mkdirSync(dataDir, { recursive: true });
    release = await takeOwnership(dataDir);
    const home = await findDatabaseHome(dataDir, options.log);
    await stopLeftOverServer(home.cluster);
    const binaries = findPostgresBinaries(home.user);
    await initialiseCluster(home, binaries, options.durable, options.log);
    const server = await launchServer(home, binaries, options);
    const port = Number(new URL(server.url).port);
    const relaunch = async () => {
      await stopLeftOverServer(home.cluster);
      return launchServer(home, binaries, { ...options, port });
    };
    return supervise(server, { home, release, relaunch, options });
  } catch (error) {
    release?.();
    throw explainFailure('Starting the database', dataDir, error);
  }
}

type Surroundings = {
  home: DatabaseHome;
  release(): void;
  /** At the same port, so that whoever knows its address finds it again. */
  relaunch(): Promise<RunningServer>;
  options: Pick<EmbeddedPostgresOptions, 'log' | 'onLost'>;
};

/** A server that goes down again and again will not be better the next time. */
const MOST_RELAUNCHES = 5;

/** Brings the server back when it goes down by itself, until it is stopped. */
function supervise(
  first: RunningServer,
  { home, release, relaunch, options }: Surroundings,
): EmbeddedPostgres {
  let server = first;
  let relaunches = 0;
  let relaunching: Promise<void> | undefined;
  let stopping: Promise<void> | undefined;
  // A process that ends without stop() (a crash, process.exit) must not leave the server behind.
  const stopAtExit = () => server.process.kill('SIGINT');
  process.once('exit', stopAtExit);

  async function bringBack(): Promise<void> {
    relaunches += 1;
    try {
      if (relaunches > MOST_RELAUNCHES) throw new Error(`it stopped ${relaunches} times`);
      server = await relaunch();
      watch();
      options.log('The database is back.');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      options.onLost?.(`The database can’t be brought back: ${reason}. ${home.log} says more.`);
    }
  }

  function watch(): void {
    server.process.once('exit', () => {
      if (stopping) return;
      options.log(`The database stopped unexpectedly; ${home.log}.previous will say why. Starting it again…`);
      relaunching = bringBack();
    });
  }
  watch();

  async function stop() {
    process.removeListener('exit', stopAtExit);
    try {
      await relaunching;
      await stopServer(server.pid);
    } finally {
      release();
    }
  }
  return {
    url: server.url,
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}
