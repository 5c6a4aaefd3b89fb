import { fail, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { nudgeFrom } from '../rules/nudge-time.ts';
import { authorOf } from './author.ts';
import { enterAsCouple } from './policy.ts';
import type { InquiryRow } from './store.ts';
import { type ActDeps, takeStep } from './take-step.ts';

/** Reminds a silent vendor, once and not too soon. */
export function nudgeInquiry(
  deps: ActDeps,
  { userId }: SignedInActor,
  uuid: string,
): Promise<Result<InquiryRow>> {
  return transact(deps.db, async (tx) => {
    const entered = await enterAsCouple(tx, userId, uuid);
    if (!entered.ok) return entered;
    const { inquiry } = entered.value;
    const now = deps.clock.now();
    if (inquiry.nudgedAt && inquiry.status === 'READY') {
      return fail('inquiry.not_allowed', 'You’ve already sent this vendor a reminder.');
    }
    const from = nudgeFrom(inquiry);
    if (from && from > now) {
      return fail('inquiry.too_early', 'Give the vendor three days to reply before you send a reminder.', {
        details: { nudgeFrom: from.toISOString() },
      });
    }
    const author = await authorOf(tx, userId);
    return takeStep(tx, deps, inquiry, {
      ...author,
      action: 'nudge',
      side: 'COUPLE',
      also: { nudgedAt: now },
    });
  });
}
