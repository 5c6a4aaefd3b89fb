import type { Tx } from '#platform/database/database.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import { listingTopic, REVIEWS_TOPIC } from '../listing-topics.ts';

/** Open pages follow at once: those of the business, and the queue of staff. */
export async function announcePublication(tx: Tx, { id, uuid }: { id: number; uuid: string }): Promise<void> {
  await publishLive(tx, listingTopic(id), { kind: 'listing', id: uuid });
  await publishLive(tx, REVIEWS_TOPIC, { kind: 'listing-review', id: uuid });
}
