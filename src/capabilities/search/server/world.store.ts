import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { fillCards } from './fill-cards.ts';
import { refreshRows } from './refresh-search.ts';

const toTx = (client: pg.ClientBase) => drizzle(client as pg.Client);

/** Brings storefronts of a generated world into the search, in the transaction that wrote them. */
export async function fillSearch(
  client: pg.ClientBase,
  storefrontIds: readonly number[],
  now: Date,
): Promise<void> {
  await refreshRows(toTx(client), storefrontIds, now);
}

/** Gathers the cards of a generated world, once its indexes stand. */
export async function fillWorldCards(
  client: pg.ClientBase,
  onProgress: (done: number) => void,
): Promise<void> {
  await fillCards(toTx(client), onProgress);
}
