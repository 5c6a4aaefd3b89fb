import { isLinkCode } from '#base/link-code.ts';
import { ok, type Result } from '#base/result.ts';
import { weddingTopic } from '#capabilities/weddings/server/index.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { findLink, noteLinkOpened } from './links.store.ts';
import { linkMissing } from './open-link.ts';

export function noteOpened(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { code }: { code: string },
): Promise<Result<{ ok: true }>> {
  return transact(db, async (tx) => {
    const link = isLinkCode(code) ? await findLink(tx, code) : undefined;
    if (!link) return linkMissing();
    const isFirst = await noteLinkOpened(tx, link.householdUuid, clock.now());
    if (isFirst) await publishLive(tx, weddingTopic(link.weddingId), { kind: 'rsvp', id: link.weddingId });
    return ok({ ok: true });
  });
}
