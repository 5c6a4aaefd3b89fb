import { fail, type Result } from '#base/result.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { isReasonOf } from '../rules/closeout-reasons.ts';
import { authorOf } from './author.ts';
import { enterAsVendor } from './policy.ts';
import type { InquiryRow } from './store.ts';
import { type Act, type ActDeps, takeStep } from './take-step.ts';

const NO_VENUE_REASON = 'A venue can’t give its location as the reason. Please choose another one.';

/** What the vendor does, signed by the member who did it: one step, or a refusal that changes nothing. */
export function actAsVendor(
  deps: ActDeps,
  actor: SignedInActor,
  { uuid, ...act }: Omit<Act, 'side' | 'userId' | 'authorName' | 'uuid'> & { uuid: string },
): Promise<Result<InquiryRow>> {
  return transact(deps.db, async (tx) => {
    const entered = await enterAsVendor(tx, actor.userId, uuid, 'move-leads');
    if (!entered.ok) return entered;
    const category = categoryByNodeId(entered.value.inquiry.taxonomyNodeId)?.taxonomyKey;
    if (!isReasonOf(category, act.reason)) {
      return fail('invalid_input', NO_VENUE_REASON, { fields: { reason: NO_VENUE_REASON } });
    }
    const author = await authorOf(tx, actor.userId);
    return takeStep(tx, deps, entered.value.inquiry, { ...act, ...author, side: 'VENDOR' });
  });
}
