import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { weddingEnding } from '../events.ts';
import { deleteWedding } from './store.ts';

/** The one way a wedding goes. */
export async function endWedding(
  tx: Tx,
  { events }: Pick<Platform, 'events'>,
  weddingId: string,
): Promise<void> {
  await events.emit(tx, weddingEnding, { weddingId });
  await deleteWedding(tx, weddingId);
}
