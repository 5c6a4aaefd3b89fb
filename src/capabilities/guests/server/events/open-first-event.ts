import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { countEvents, insertEvent } from './events.store.ts';

/** A list begins with the one event that everybody is invited to. */
export async function openFirstEvent(tx: Tx, clock: Clock, weddingId: string): Promise<void> {
  if ((await countEvents(tx, weddingId)) > 0) return;
  const now = clock.now();
  await insertEvent(tx, {
    uuid: clock.uuid(),
    weddingId,
    kind: 'ceremony',
    name: 'Wedding',
    asksReply: true,
    invitesNew: true,
    meals: 'NONE',
    createdAt: now,
    updatedAt: now,
  });
}
