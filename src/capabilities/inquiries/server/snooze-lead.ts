import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { SnoozeDays } from '../rules/inquiry-timers.ts';
import { refusalOf } from '../rules/refusals.ts';
import { canSnooze, snoozedUntilFrom } from '../rules/snooze.ts';
import { enterAsVendor } from './policy.ts';
import { changeInquiry, type InquiryRow } from './store.ts';
import { announceInquiry } from './topics.ts';

/** Puts a lead off for some days, or brings it back. The couple learns nothing of it, and the clock runs on. */
export function snoozeLead(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: SignedInActor,
  { uuid, days }: { uuid: string; days: SnoozeDays | null },
): Promise<Result<InquiryRow>> {
  return transact(db, async (tx) => {
    const entered = await enterAsVendor(tx, userId, uuid, 'move-leads');
    if (!entered.ok) return entered;
    const { inquiry } = entered.value;
    if (!canSnooze(inquiry.status)) return fail('inquiry.not_allowed', refusalOf(inquiry, 'close'));
    const snoozedUntil = days === null ? null : snoozedUntilFrom(clock.now(), days);
    const after = await changeInquiry(tx, inquiry, { snoozedUntil });
    await announceInquiry(tx, { ...after, weddingId: null });
    return ok(after);
  });
}
