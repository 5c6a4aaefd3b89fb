import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { changeInquiry } from '../change-inquiry.ts';
import { enterAsVendor } from '../policy.ts';
import type { InquiryRow } from '../store.ts';
import type { ActDeps } from '../take-step.ts';
import { announceInquiry } from '../topics.ts';
import { findQuote, newestOffer, updateQuote } from './quotes.store.ts';

export function quoteMissing() {
  return fail('quote.not_found', 'We can’t find this quote.');
}

/** The vendor takes an offer back that nobody has agreed to. Done twice, it is done once. */
export function withdrawQuote(
  deps: ActDeps,
  { userId }: SignedInActor,
  { uuid, quoteUuid }: { uuid: string; quoteUuid: string },
): Promise<Result<InquiryRow>> {
  return transact(deps.db, async (tx) => {
    const entered = await enterAsVendor(tx, userId, uuid, 'move-leads');
    if (!entered.ok) return entered;
    const { inquiry } = entered.value;
    const quote = await findQuote(tx, uuid, quoteUuid);
    if (!quote) return quoteMissing();
    if (quote.status === 'WITHDRAWN') return ok(inquiry);
    if (quote.status === 'ACCEPTED') return fail('quote.accepted', 'They have already accepted this quote.');
    const now = deps.clock.now();
    await updateQuote(tx, quoteUuid, { status: 'WITHDRAWN', withdrawnAt: now });
    const after = await changeInquiry(tx, deps, inquiry, {
      quote: await newestOffer(tx, uuid),
      updatedAt: now,
    });
    await announceInquiry(tx, after);
    return ok(after);
  });
}
