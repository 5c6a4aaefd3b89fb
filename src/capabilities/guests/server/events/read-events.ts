import type { Tx } from '#platform/database/database.ts';
import type { GuestEvent } from '../../contract/events.contract.ts';
import { findWeddingDate, listDishRows, listEventRows } from './events.store.ts';
import { presentEvents } from './present-events.ts';

export async function readEvents(tx: Tx, weddingId: string): Promise<GuestEvent[]> {
  // One after the other: within a transaction they share a connection.
  const events = await listEventRows(tx, weddingId);
  const dishes = await listDishRows(tx, weddingId);
  const weddingDate = await findWeddingDate(tx, weddingId);
  return presentEvents(events, dishes, weddingDate);
}
