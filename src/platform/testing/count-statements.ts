import type { Database } from '../database/database.ts';

/** Statements that the database was asked outside transactions while something was done. */
export async function countStatements({ $client }: Database, work: () => Promise<unknown>): Promise<number> {
  const { query } = $client;
  let asked = 0;
  $client.query = ((...given: Parameters<typeof query>) => {
    asked += 1;
    return query.apply($client, given);
  }) as typeof query;
  try {
    await work();
  } finally {
    $client.query = query;
  }
  return asked;
}
