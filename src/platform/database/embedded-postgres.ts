import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { findDatabaseHome } from './embedded/database-home.ts';
import { isDiskFull } from './embedded/disk-room.ts';
import { explainFailure } from './embedded/explain-failure.ts';
import { initialiseCluster } from './embedded/initialise-cluster.ts';
import { launchServer } from './embedded/launch-server.ts';
import { stopLeftOverServer } from './embedded/left-over-server.ts';
import { takeOwnership } from './embedded/owner-lock.ts';
import { findPostgresBinaries } from './embedded/postgres-binaries.ts';
import { supervise } from './embedded/supervise.ts';

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
    return supervise(server, {
      ...options,
      logFile: home.log,
      release,
      relaunch,
      isDiskFull: () => isDiskFull(home.folder),
    });
  } catch (error) {
    release?.();
    throw explainFailure('Starting the database', dataDir, error);
  }
}
