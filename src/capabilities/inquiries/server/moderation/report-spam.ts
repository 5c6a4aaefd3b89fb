import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { authorOf } from '../author.ts';
import { enterAsVendor } from '../policy.ts';
import { type InquiryRow, insertSpamReport } from '../store.ts';
import { type ActDeps, takeStep } from '../take-step.ts';
import { announceInquiry } from '../topics.ts';

/** A lead that is no couple: ends it as any other would be ended, and staff looks at it. Once is enough. */
export function reportSpam(
  deps: ActDeps,
  { userId }: SignedInActor,
  { uuid, note, confirm }: { uuid: string; note: string; confirm: boolean },
): Promise<Result<InquiryRow>> {
  return transact(deps.db, async (tx) => {
    const entered = await enterAsVendor(tx, userId, uuid, 'move-leads');
    if (!entered.ok) return entered;
    const { inquiry } = entered.value;
    await insertSpamReport(tx, { inquiryUuid: uuid, reportedBy: userId, note, reportedAt: deps.clock.now() });
    if (inquiry.status === 'CLOSED') {
      await announceInquiry(tx, { ...inquiry, weddingId: null });
      return ok(inquiry);
    }
    return takeStep(tx, deps, inquiry, {
      ...(await authorOf(tx, userId)),
      action: inquiry.status === 'READY' ? 'decline' : 'close',
      side: 'VENDOR',
      reason: 'OTHER',
      confirm,
    });
  });
}
