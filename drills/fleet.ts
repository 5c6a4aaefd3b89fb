import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type BenchServer, startProduct } from '../bench/server-process.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import { openMailServer } from '../src/platform/testing/mail-server.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

/** Enough vendors that every screen has something to show. */
const STOREFRONTS = '160';

export type Fleet = {
  folder: string;
  database: EmbeddedPostgres;
  servers: BenchServer[];
  /** Letters that left the product, where it was asked to send them. */
  letters: readonly string[];
  /** What everything lies on, where a small one was asked for; or why there is none. */
  disk: SmallDisk | string | undefined;
  /** Asks the database itself, beside the product. */
  ask<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Another process of the product in the place of one that ended. */
  replace(index: number): Promise<void>;
  stop(): Promise<void>;
};

/** What a drill needs beside the product itself. */
export type FleetNeeds = { settings?: Record<string, string>; sendsMail?: boolean; diskMb?: number };

type FleetPlan = FleetNeeds & { processes: number };

/** The product as it is served, in so many processes on one database, in a data folder that is thrown away. */
export async function startFleet({ processes, settings = {}, sendsMail, diskMb }: FleetPlan): Promise<Fleet> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ampersand-drill-'));
  const disk = diskMb === undefined ? undefined : mountSmallDisk(folder, diskMb);
  const mailServer = sendsMail ? await openMailServer() : undefined;
  // As root the database runs as another user, who has to get in.
  chmodSync(folder, 0o755);
  const database = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    durable: true,
    log: (line) => console.log(`  ${line}`),
  });
  // One folder for all: a session that one process began is known to the other.
  const start = () =>
    startProduct(path.join(folder, 'product'), {
      DATABASE_URL: database.url,
      DEMO_STOREFRONTS: STOREFRONTS,
      LOG_LEVEL: 'fatal',
      ...(mailServer && { SMTP_URL: mailServer.url }),
      ...settings,
    });
  const servers: BenchServer[] = [];
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on('error', () => undefined);
  const fleet: Fleet = {
    folder,
    database,
    servers,
    letters: mailServer?.received ?? [],
    disk,
    ask: async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
      (await pool.query<Row>(sql, values)).rows,
    replace: async (index) => {
      servers[index] = await start();
    },
    async stop() {
      await Promise.allSettled(servers.map((server) => server.stop()));
      await pool.end();
      await database.stop();
      mailServer?.close();
      if (typeof disk === 'object') disk.unmount();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    // One after the other: the first makes the world.
    for (let index = 0; index < processes; index += 1) servers.push(await start());
  } catch (error) {
    await fleet.stop();
    throw error;
  }
  return fleet;
}
