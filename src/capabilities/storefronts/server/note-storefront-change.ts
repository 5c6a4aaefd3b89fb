import type { Tx } from '#platform/database/database.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { announceChange } from '#platform/live/announce-change.ts';
import { touchStorefront } from './store.ts';

/** Search listens under this name; it lies above and cannot be called from here. */
const REFRESH_TASK = 'search.refresh-storefront';

/**
 * Whoever changes a listing says so in the same transaction: its version grows, pages that show it are made anew, and
 * search looks at it again.
 */
export async function noteStorefrontChange(tx: Tx, storefrontId: number, at: Date): Promise<void> {
  const uuid = await touchStorefront(tx, storefrontId, at);
  if (uuid === undefined) return;
  await announceChange(tx, `storefront:${uuid}`);
  await enqueueJob(tx, REFRESH_TASK, { storefrontId }, { jobKey: `search:${storefrontId}` });
}
