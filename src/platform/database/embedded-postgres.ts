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
    return supervise(server, home, release, options.log);
  } catch (error) {
    release?.();
    throw explainFailure('Starting the database', dataDir, error);
  }
}

function supervise(
  server: RunningServer,
  home: DatabaseHome,
  release: () => void,
  log: (message: string) => void,
): EmbeddedPostgres {
  let stopping: Promise<void> | undefined;
  // A process that ends without stop() (a crash, process.exit) must not leave the server behind.
  const stopAtExit = () => server.process.kill('SIGINT');
  process.once('exit', stopAtExit);
  server.process.once('exit', () => {
    if (!stopping) log(`The database stopped unexpectedly; ${home.log} says why.`);
  });

  async function stop() {
    process.removeListener('exit', stopAtExit);
    try {
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
