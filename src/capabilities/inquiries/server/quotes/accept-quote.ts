import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { dayThatEndsLast } from '../../rules/day-that-ends-last.ts';
import { quoteStateOf } from '../../rules/quote-sheet.ts';
import { bookEntered } from '../booking/book-inquiry.ts';
import { enterAsCouple, roleForbids } from '../policy.ts';
import type { InquiryRow } from '../store.ts';
import type { ActDeps } from '../take-step.ts';
import { findQuote, hasAccepted, updateQuote } from './quotes.store.ts';
import { quoteMissing } from './withdraw-quote.ts';

const REFUSALS = {
  WITHDRAWN: { code: 'quote.withdrawn', message: 'They have withdrawn this quote.' },
  EXPIRED: { code: 'quote.expired', message: 'This quote has expired. Ask them for a new one.' },
} as const;

/** The couple agrees to an offer, and by that books the vendor at its price: both happen, or neither. */
export function acceptQuote(
  deps: ActDeps,
  { userId }: SignedInActor,
  { uuid, quoteUuid }: { uuid: string; quoteUuid: string },
): Promise<Result<InquiryRow>> {
  return transact(deps.db, async (tx) => {
    const entered = await enterAsCouple(tx, userId, uuid);
    if (!entered.ok) return entered;
    const { inquiry, membership } = entered.value;
    // Nobody agrees to a price they must not know.
    if (!membership.allowed.includes('see-budget')) return roleForbids();
    const quote = await findQuote(tx, uuid, quoteUuid);
    if (!quote) return quoteMissing();
    const now = deps.clock.now();
    const state = quoteStateOf(quote, dayThatEndsLast(now));
    if (state === 'ACCEPTED') return ok(inquiry);
    if (state !== 'SENT') return fail(REFUSALS[state].code, REFUSALS[state].message);
    if (await hasAccepted(tx, uuid)) {
      return fail(
        'quote.other_accepted',
        'You’ve accepted another quote of theirs. Undo that booking first.',
      );
    }
    await updateQuote(tx, quoteUuid, { status: 'ACCEPTED', acceptedAt: now, acceptedBy: userId });
    return bookEntered(
      tx,
      deps,
      { inquiry, membership, userId },
      { offerSeq: quote.eventSeq, isUndo: false },
    );
  });
}
