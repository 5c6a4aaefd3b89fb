import type pg from 'pg';
import type { Database } from './database.ts';

/**
 * A named statement, planned once per connection: more than twice the throughput of an unnamed one.
 * For hot reads outside a transaction; everything else goes through the query builder.
 */
export function preparedQuery<Row extends pg.QueryResultRow>(name: string, text: string) {
  return async (db: Database, values: unknown[]): Promise<Row[]> => {
    const result = await db.$client.query<Row>({ name, text, values });
    return result.rows;
  };
}
