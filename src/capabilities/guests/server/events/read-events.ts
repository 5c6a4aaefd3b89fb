import type { Tx } from '#platform/database/database.ts';
import type { GuestEvent } from '../../contract/events.contract.ts';
import { findWeddingDate, listDishRows, listEventRows } from './events.store.ts';
import { presentEvents } from './present-events.ts';

export async function readEvents(tx: Tx, weddingId: string): Promise<GuestEvent[]> {
  const [events, dishes, weddingDate] = await Promise.all([
    listEventRows(tx, weddingId),
    listDishRows(tx, weddingId),
    findWeddingDate(tx, weddingId),
  ]);
  return presentEvents(events, dishes, weddingDate);
}
