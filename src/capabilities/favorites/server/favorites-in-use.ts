import type { Tx } from '#platform/database/database.ts';
import { listBoardNames } from './boards.store.ts';

/** Whether a wedding holds something of ours that a couple would miss; every favorite lies on a board. */
export async function favoritesInUse(tx: Tx, weddingId: string): Promise<boolean> {
  return (await listBoardNames(tx, weddingId)).length > 0;
}
