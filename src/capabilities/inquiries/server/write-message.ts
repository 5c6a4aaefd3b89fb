import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { QuoteSheet } from '../rules/quote.ts';
import {
  MOST_EVENTS,
  MOST_LOOKED_AT,
  mayWriteAgainAt,
  THREAD_FULL,
  waitWords,
} from '../rules/thread-limits.ts';
import { authorOf } from './author.ts';
import { enterAsCouple, enterAsVendor, inquiryMissing } from './policy.ts';
import { findEvent, type InquiryRow, listOwnTimes } from './store.ts';
import { type Act, type ActDeps, takeStep } from './take-step.ts';

export type Letter = {
  /** The inquiry's. */
  uuid: string;
  requestUuid: string;
  message: string;
  attachmentUuids: string[];
  quote?: QuoteSheet | null;
};

type Writer = { userId: string; side: 'COUPLE' | 'VENDOR'; action: Act['action'] };

/** Whether this person has room left in the thread; the inquiry is locked, so nobody writes beside them. */
async function demandRoom(
  tx: Tx,
  { clock }: ActDeps,
  { inquiry, userId }: { inquiry: InquiryRow; userId: string },
): Promise<Result<void>> {
  if (inquiry.lastSeq >= MOST_EVENTS) return fail('inquiry.thread_full', THREAD_FULL);
  const now = clock.now();
  const times = await listOwnTimes(tx, { inquiryUuid: inquiry.uuid, userId, limit: MOST_LOOKED_AT });
  const until = mayWriteAgainAt(times, now);
  return until ? fail('inquiry.too_many_messages', waitWords(until, now)) : ok(undefined);
}

/** Adds a message to a locked inquiry. Sent again under the same name it is the same message, and nothing happens. */
export async function addMessage(
  tx: Tx,
  deps: ActDeps,
  {
    inquiry,
    letter,
    writer,
    also,
  }: { inquiry: InquiryRow; letter: Letter; writer: Writer; also?: Act['also'] },
): Promise<Result<InquiryRow>> {
  const known = await findEvent(tx, letter.requestUuid);
  if (known) {
    return known.inquiryUuid === inquiry.uuid && known.side === writer.side ? ok(inquiry) : inquiryMissing();
  }
  const room = await demandRoom(tx, deps, { inquiry, userId: writer.userId });
  if (!room.ok) return room;
  return takeStep(tx, deps, inquiry, {
    ...(await authorOf(tx, writer.userId)),
    action: writer.action,
    side: writer.side,
    uuid: letter.requestUuid,
    body: letter.message,
    quote: letter.quote,
    attachmentUuids: letter.attachmentUuids,
    also,
  });
}

export function writeAsCouple(
  deps: ActDeps,
  { userId }: SignedInActor,
  letter: Letter,
): Promise<Result<InquiryRow>> {
  return transact(deps.db, async (tx) => {
    const entered = await enterAsCouple(tx, userId, letter.uuid);
    if (!entered.ok) return entered;
    const writer = { userId, side: 'COUPLE', action: 'couple-message' } as const;
    return addMessage(tx, deps, { inquiry: entered.value.inquiry, letter, writer });
  });
}

export function writeAsVendor(
  deps: ActDeps,
  { userId }: SignedInActor,
  letter: Letter,
): Promise<Result<InquiryRow>> {
  return transact(deps.db, async (tx) => {
    const entered = await enterAsVendor(tx, userId, letter.uuid, 'move-leads');
    if (!entered.ok) return entered;
    const writer = { userId, side: 'VENDOR', action: 'vendor-message' } as const;
    return addMessage(tx, deps, { inquiry: entered.value.inquiry, letter, writer });
  });
}
