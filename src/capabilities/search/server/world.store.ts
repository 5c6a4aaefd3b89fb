import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { refreshSearch } from './refresh-search.ts';

/** Brings storefronts of a generated world into the search, in the transaction that wrote them. */
export async function fillSearch(
  client: pg.ClientBase,
  storefrontIds: readonly number[],
  now: Date,
): Promise<void> {
  await refreshSearch(drizzle(client as pg.Client), storefrontIds, now);
}
