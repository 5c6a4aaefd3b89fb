import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { noticeAt } from '../../rules/notices/notice-time.ts';
import { findWeddingPlace } from '../settings.store.ts';
import { weddingZone } from '../wedding-zone.ts';
import { listNoticeReaders, listTold, writeNotice } from './notices.store.ts';
import { queueNotices } from './queue-notices.ts';

/** Keeps for everybody who wants to hear of it that a household answered. Who wrote the answer down knows it. */
export async function noteAnswer(
  tx: Tx,
  { clock }: { clock: Clock },
  { weddingId, householdUuid, byUser }: { weddingId: string; householdUuid: string; byUser: string | null },
): Promise<void> {
  const now = clock.now();
  const readers = await listNoticeReaders(tx, weddingId);
  const told = await listTold(tx, householdUuid);
  const zone = weddingZone((await findWeddingPlace(tx, weddingId)) ?? { spot: null });
  for (const { userId, mode } of readers) {
    if (mode === 'OFF' || userId === byUser) continue;
    const dueAt = noticeAt(mode, { now, zone, toldAt: told.get(userId) ?? null });
    await writeNotice(tx, { weddingId, userId, householdUuid, dueAt });
    await queueNotices(tx, { weddingId, userId });
  }
}
