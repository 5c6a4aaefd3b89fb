import { ok, type Result } from '#base/result.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { fittingReply } from '../rules/fitting-reply.ts';
import type { Reply } from '../rules/reply.ts';
import { openLink } from './open-link.ts';
import { writeDraft } from './replies.store.ts';

/** Every screen is kept as it is left, so that whoever was called away goes on where they stopped. */
export function saveDraft(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { code, reply }: { code: string; reply: Reply },
): Promise<Result<{ ok: true }>> {
  return transact(db, async (tx) => {
    const opened = await openLink(tx, { clock }, code);
    if (!opened.ok) return opened;
    const { link, invitation } = opened.value;
    await writeDraft(tx, link.householdUuid, fittingReply(invitation, reply), clock.now());
    return ok({ ok: true });
  });
}
