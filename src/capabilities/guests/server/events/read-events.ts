import type { Tx } from '#platform/database/database.ts';
import type { GuestEvent } from '../../contract/events.contract.ts';
import { findWeddingDate, listDishRows, listEventRows } from './events.store.ts';
import { type PlainEvent, presentEvents, presentPlainEvent } from './present-events.ts';

export async function readEvents(tx: Tx, weddingId: string): Promise<GuestEvent[]> {
  // One after the other: within a transaction they share a connection.
  const events = await listEventRows(tx, weddingId);
  const dishes = await listDishRows(tx, weddingId);
  const weddingDate = await findWeddingDate(tx, weddingId);
  return presentEvents(events, dishes, weddingDate);
}

/** For whoever knows the wedding’s day already, and asks for no dishes. */
export async function readPlainEvents(
  tx: Tx,
  weddingId: string,
  weddingDate: string | null,
): Promise<PlainEvent[]> {
  return (await listEventRows(tx, weddingId)).map((row) => presentPlainEvent(row, weddingDate));
}
