import { fail, ok, type Result } from '#base/result.ts';
import type { SnoozeDays } from '#capabilities/inquiries/rules/inquiry-timers.ts';
import { refusalOf } from '#capabilities/inquiries/rules/refusals.ts';
import { enterAsVendor, type InquiryRow, putOffInquiry } from '#capabilities/inquiries/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { canSnooze, snoozedUntilFrom } from '../../rules/snooze.ts';

/** Puts a lead off for some days, or brings it back. The couple learns nothing of it, and the clock runs on. */
export function snoozeLead(
  deps: Pick<Platform, 'db' | 'clock' | 'events'>,
  { userId }: SignedInActor,
  { uuid, days }: { uuid: string; days: SnoozeDays | null },
): Promise<Result<InquiryRow>> {
  return transact(deps.db, async (tx) => {
    const entered = await enterAsVendor(tx, userId, uuid, 'move-leads');
    if (!entered.ok) return entered;
    const { inquiry } = entered.value;
    if (!canSnooze(inquiry.status)) return fail('inquiry.not_allowed', refusalOf(inquiry, 'close'));
    const snoozedUntil = days === null ? null : snoozedUntilFrom(deps.clock.now(), days);
    return ok(await putOffInquiry(tx, deps, inquiry, snoozedUntil));
  });
}
