import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { changeInquiry } from '../change-inquiry.ts';
import { enterAsCouple } from '../policy.ts';

/** Once a thread was asked about, it is not asked about again. */
export function noteBookingReminder(
  deps: Pick<Platform, 'db' | 'clock' | 'events'>,
  { userId }: SignedInActor,
  uuid: string,
): Promise<Result<{ noted: true }>> {
  return transact(deps.db, async (tx) => {
    const entered = await enterAsCouple(tx, userId, uuid);
    if (!entered.ok) return entered;
    const { inquiry } = entered.value;
    if (!inquiry.bookingReminderAt)
      await changeInquiry(tx, deps, inquiry, { bookingReminderAt: deps.clock.now() });
    return ok({ noted: true });
  });
}
