import { connectDatabase, type Database } from '../../src/platform/database/database.ts';
import { createLog } from '../../src/platform/log.ts';
import { databaseUnderTest } from './database-in.ts';

/** For what no screen can do: to move something into the past, or to plant what would take weeks to come. */
export async function atDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = connectDatabase(databaseUnderTest(), createLog('silent'), { connections: 1 });
  try {
    return await work(db);
  } finally {
    await db.$client.end();
  }
}
