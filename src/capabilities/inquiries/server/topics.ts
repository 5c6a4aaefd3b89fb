import { weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { InquiryRow } from './store.ts';

export function leadsTopic(storefrontId: number): string {
  return `leads:${storefrontId}`;
}

/** Whoever has the thread, the list or a badge on the screen reads again. Vendors hear nothing of what they must not see. */
export async function announceInquiry(
  tx: Tx,
  {
    uuid,
    weddingId,
    storefrontId,
    readyAt,
  }: Pick<InquiryRow, 'uuid' | 'weddingId' | 'storefrontId' | 'readyAt'>,
): Promise<void> {
  if (weddingId) await publishLive(tx, weddingTopic(weddingId), { kind: 'inquiries', id: uuid });
  if (readyAt) await publishLive(tx, leadsTopic(storefrontId), { kind: 'leads', id: uuid });
}
