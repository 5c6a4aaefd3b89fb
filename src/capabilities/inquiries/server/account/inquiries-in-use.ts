import type { Tx } from '#platform/database/database.ts';
import { hasInquiries } from './account.store.ts';

/** Whether a wedding holds something of ours that a couple would miss. */
export function inquiriesInUse(tx: Tx, weddingId: string): Promise<boolean> {
  return hasInquiries(tx, weddingId);
}
