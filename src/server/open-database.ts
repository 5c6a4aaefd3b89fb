import path from 'node:path';
import type { Config } from '#platform/config/config.ts';
import { connectDatabase, type Database } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import type { Logger } from '#platform/log.ts';
import { SetupError } from '#platform/setup-error.ts';

export type OpenDatabase = { db: Database; url: string; close(): Promise<void> };

/** Why a connection failed, without a stack. Several addresses of one host fail as one error without a message. */
function reasonOf(error: unknown, { hostname, port }: URL): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ECONNREFUSED') return `nothing answers at ${hostname}:${port || 5432}`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `there is no host ${hostname}`;
  return (error instanceof Error && error.message) || String(code ?? error);
}

async function assertReachable(db: Database, url: string): Promise<void> {
  try {
    await db.$client.query('select 1');
  } catch (error) {
    await db.$client.end();
    throw new SetupError(
      `The database in DATABASE_URL does not let us in: ${reasonOf(error, new URL(url))}.`,
    );
  }
}

/** The database of DATABASE_URL, or our own in the data folder. */
export async function openDatabase(
  config: Config,
  log: Logger,
  say: (line: string) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const db = connectDatabase(config.databaseUrl, log);
    await assertReachable(db, config.databaseUrl);
    return { db, url: config.databaseUrl, close: () => db.$client.end() };
  }
  const embedded = await startEmbeddedPostgres({
    dataDir: path.join(config.dataDir, 'postgres'),
    durable: true,
    log: say,
    onLost: (sentence) => {
      say(sentence);
      process.exit(1);
    },
  });
  const db = connectDatabase(embedded.url, log);
  return {
    db,
    url: embedded.url,
    async close() {
      await db.$client.end();
      await embedded.stop();
    },
  };
}
