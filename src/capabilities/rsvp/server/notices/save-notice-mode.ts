import { ok, type Result } from '#base/result.ts';
import { demandAbility, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { NoticeMode } from '../../rules/notices/notice-modes.ts';
import { noticeAt } from '../../rules/notices/notice-time.ts';
import { findWeddingPlace } from '../settings.store.ts';
import { weddingZone } from '../wedding-zone.ts';
import { moveNotices, writeNoticeMode } from './notices.store.ts';
import { queueNotices } from './queue-notices.ts';

/** For oneself. What waits is told as it is wished now, or not at all. */
export function saveNoticeMode(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: SignedInActor,
  mode: NoticeMode,
): Promise<Result<{ mode: NoticeMode }>> {
  return transact(db, async (tx) => {
    const member = demandAbility(await membershipOf(tx, userId), 'see-guests');
    if (!member.ok) return member;
    const { weddingId } = member.value;
    await writeNoticeMode(tx, { weddingId, userId }, mode);
    const zone = weddingZone((await findWeddingPlace(tx, weddingId)) ?? { spot: null });
    const dueAt = mode === 'OFF' ? null : noticeAt(mode, { now: clock.now(), zone, toldAt: null });
    await moveNotices(tx, { weddingId, userId }, dueAt);
    await queueNotices(tx, { weddingId, userId });
    return ok({ mode });
  });
}
