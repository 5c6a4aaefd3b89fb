import type pg from 'pg';
import { listSecondaryDefinitions } from '#platform/database/secondary-indexes.ts';

/** The tables that grow with the number of storefronts. */
const TABLES = [
  'storefronts',
  'storefront_prices',
  'storefront_images',
  'venue_spaces',
  'venue_menus',
  'availability_blocks',
  'storefront_members',
  'storefront_awards',
  'storefront_badges',
  'reviews',
  'review_summaries',
  'storefront_response_stats',
  'preferred_vendors',
  'storefront_search',
];

/** Whether an earlier run has put indexes off and did not come to the end. */
async function hasPostponed(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query('select from world_postponed limit 1');
  return rowCount !== 0;
}

/**
 * Takes indexes and references away for a large load, in the caller's transaction: built once over all rows they cost a
 * fraction. The statements that bring them back are kept in the database, so that a killed load is mended by the next run.
 */
export async function postponeIndexes(client: pg.ClientBase): Promise<void> {
  if (await hasPostponed(client)) return;
  for (const table of TABLES) {
    for (const { drop, create } of await listSecondaryDefinitions(client, table)) {
      await client.query('insert into world_postponed (statement) values ($1)', [create]);
      await client.query(drop);
    }
  }
}

/** Brings back what was put off, one statement after the other; what is done stays done. */
export async function restoreIndexes(
  client: pg.ClientBase,
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  const { rows } = await client.query<{ id: string; statement: string }>(
    'select id, statement from world_postponed order by id',
  );
  // An index over a million rows takes longer than any answer to a person may.
  await client.query(`set maintenance_work_mem = '512MB'; set statement_timeout = 0`);
  for (const [index, { id, statement }] of rows.entries()) {
    // Two statements in one request are one transaction.
    await client.query(`${statement}; delete from world_postponed where id = ${Number(id)}`);
    onProgress(index + 1, rows.length);
  }
  await client.query('reset maintenance_work_mem; reset statement_timeout');
}
