import { leadsTopic } from '#capabilities/inquiries/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { publishLive } from '#platform/live/publish-live.ts';

/** Whoever of the business has its calendar open reads it again. */
export async function announceCalendar(tx: Tx, storefrontId: number): Promise<void> {
  await publishLive(tx, leadsTopic(storefrontId), { kind: 'calendar', id: String(storefrontId) });
}
