import { fail, ok, type Result } from '#base/result.ts';
import type { Membership } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { NotedTotal } from '../../events.ts';
import { acceptedOffer } from '../../rules/accepted-offer.ts';
import { canUndo } from '../../rules/undo-window.ts';
import { authorOf } from '../author.ts';
import { enterAsCouple, enterAsVendor } from '../policy.ts';
import type { InquiryChanges, InquiryRow } from '../store.ts';
import { type ActDeps, takeStep } from '../take-step.ts';
import { listBookingSteps, listOffers } from './booking-steps.store.ts';

type Choice = {
  /** What was agreed on; undefined where nobody said. */
  amountCents?: number | null | undefined;
  offerSeq?: number | undefined;
  weddingDate?: string | undefined;
  isUndo: boolean;
};

type Booker = { userId: string; side: 'COUPLE' | 'VENDOR' };

/** A booking of one's own that was cancelled a moment ago comes back as it was. */
async function checkUndo(
  tx: Tx,
  now: Date,
  inquiry: InquiryRow,
  side: Booker['side'],
): Promise<Result<InquiryChanges>> {
  const last = (await listBookingSteps(tx, inquiry.uuid)).at(-1);
  const isOwn = last !== undefined && !last.isBooked && last.side === side;
  return isOwn && canUndo(last.createdAt, now)
    ? ok({})
    : fail('inquiry.not_allowed', 'It’s too late to undo this. You can mark it as booked again.');
}

/** Who booked, and at what price; whatever was confirmed before is to be confirmed anew. */
async function factsOf(
  tx: Tx,
  now: Date,
  inquiry: InquiryRow,
  { side, amountCents, offerSeq, weddingDate }: Choice & Booker,
): Promise<Result<InquiryChanges>> {
  const offer = acceptedOffer(await listOffers(tx, inquiry.uuid), { at: now, namedSeq: offerSeq });
  if (offerSeq !== undefined && !offer)
    return fail('inquiry.not_allowed', 'This quote is no longer available.');
  const offered = offer?.amountCents ?? null;
  return ok({
    bookedBy: side,
    // What a couple notes is its own; the vendor's word is for both.
    bookedAmountCents: side === 'VENDOR' && amountCents !== undefined ? amountCents : offered,
    bookingConfirmedAt: null,
    bookingConfirmedBy: null,
    ...(weddingDate !== undefined && { weddingDate }),
  });
}

async function book(
  tx: Tx,
  deps: ActDeps,
  inquiry: InquiryRow,
  choice: Choice & Booker & { noted?: NotedTotal | undefined },
): Promise<Result<InquiryRow>> {
  const now = deps.clock.now();
  const { userId, side, isUndo, noted } = choice;
  const facts = isUndo ? await checkUndo(tx, now, inquiry, side) : await factsOf(tx, now, inquiry, choice);
  if (!facts.ok) return facts;
  const author = await authorOf(tx, userId);
  return takeStep(tx, deps, inquiry, { ...author, action: 'book', side, noted, also: facts.value });
}

type EnteredCouple = { inquiry: InquiryRow; membership: Pick<Membership, 'allowed'>; userId: string };

/** The couple's booking of an inquiry it has entered. */
export function bookEntered(
  tx: Tx,
  deps: ActDeps,
  { inquiry, membership, userId }: EnteredCouple,
  choice: Choice,
): Promise<Result<InquiryRow>> {
  // An undone cancellation comes back with its notes.
  const isNoted = !choice.isUndo && membership.allowed.includes('edit-budget');
  const noted = isNoted ? { totalCents: choice.amountCents } : undefined;
  return book(tx, deps, inquiry, { ...choice, userId, side: 'COUPLE', noted });
}

/** The couple says that it booked the vendor. What it pays is told with it, for its notes. */
export function bookAsCouple(
  deps: ActDeps,
  { userId }: SignedInActor,
  { uuid, ...choice }: Choice & { uuid: string },
): Promise<Result<InquiryRow>> {
  return transact(deps.db, async (tx) => {
    const entered = await enterAsCouple(tx, userId, uuid);
    return entered.ok ? bookEntered(tx, deps, { ...entered.value, userId }, choice) : entered;
  });
}

/** The vendor says that the couple booked it. */
export function bookAsVendor(
  deps: ActDeps,
  { userId }: SignedInActor,
  { uuid, ...choice }: Omit<Choice, 'offerSeq' | 'weddingDate'> & { uuid: string },
): Promise<Result<InquiryRow>> {
  return transact(deps.db, async (tx) => {
    const entered = await enterAsVendor(tx, userId, uuid, 'move-leads');
    if (!entered.ok) return entered;
    return book(tx, deps, entered.value.inquiry, { ...choice, userId, side: 'VENDOR' });
  });
}
