import { fail, ok, type Result } from '#base/result.ts';
import type { Tx } from '#platform/database/database.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import type { Platform } from '#platform/platform.ts';
import type { NotedTotal } from '../events.ts';
import { mustConfirmEnd } from '../rules/booking-confirmation.ts';
import { isBookingStep } from '../rules/booking-news.ts';
import { type InquiryAction, type InquirySide, nextStep, type Step } from '../rules/inquiry-actions.ts';
import type { QuoteSheet } from '../rules/quote.ts';
import { refusalOf } from '../rules/refusals.ts';
import { tellAfter } from '../rules/undo-window.ts';
import { asWritten, quoteAsWritten } from '../rules/written-words.ts';
import { keepCalendar } from './booking/booked-day.ts';
import { tellOfBooking } from './booking/tell-of-booking.ts';
import { addEvent, changeInquiry } from './change-inquiry.ts';
import { previewOf } from './preview-of.ts';
import { keepQuote, reopenAccepted } from './quotes/quotes.store.ts';
import { attachFiles, type InquiryChanges, type InquiryRow } from './store.ts';
import { notifyTask } from './tasks.ts';
import { announceInquiry } from './topics.ts';

export type ActDeps = Pick<Platform, 'db' | 'clock' | 'events'>;

export type Act = {
  action: InquiryAction;
  side: InquirySide;
  userId?: string | undefined;
  authorName?: string | undefined;
  /** Made by the writer's browser; a fresh one where there is none. */
  uuid?: string | undefined;
  body?: string | undefined;
  reason?: string | undefined;
  note?: string | undefined;
  quote?: QuoteSheet | null | undefined;
  attachmentUuids?: string[] | undefined;
  /** That the other side's booking ends by it is meant. */
  confirm?: boolean | undefined;
  /** With a booking: what the couple says it pays. */
  noted?: NotedTotal | undefined;
  /** What this action changes besides. */
  also?: InquiryChanges | undefined;
};

const CONFIRM_FIRST =
  'The other side is counting on this booking. Please confirm that you want to cancel it.';

/** When it came where it is now; a booking that is taken back was never one. */
function momentsOf(before: InquiryRow, step: Step, now: Date): InquiryChanges {
  if (step.to === before.status) return {};
  if (step.to === 'READY') return { readyAt: now };
  if (step.to === 'CONNECTED') return { connectedAt: before.connectedAt ?? now, bookedAt: null };
  if (step.to === 'BOOKED') return { bookedAt: now };
  return step.to === 'CLOSED' ? { closedAt: now } : {};
}

/** What can be undone is told when it no longer can; an end is told at once, and says it all. */
function noticeOf(before: InquiryRow, step: Step, now: Date): InquiryChanges {
  if (isBookingStep({ fromStatus: before.status, toStatus: step.to }))
    return { bookingNoticeAt: tellAfter(now) };
  return step.to === 'CLOSED' ? { bookingNoticeAt: null } : {};
}

function endsTheirBooking(before: InquiryRow, { side }: Act, step: Step): boolean {
  if (step.to === 'BOOKED' || (side !== 'COUPLE' && side !== 'VENDOR')) return false;
  return mustConfirmEnd(before, side);
}

function isWritten(act: Act): act is Act & { side: 'COUPLE' | 'VENDOR'; body: string } {
  return Boolean(act.body) && (act.side === 'COUPLE' || act.side === 'VENDOR');
}

function wordsOf(act: Act, now: Date): InquiryChanges {
  if (!isWritten(act)) return {};
  return {
    lastMessageAt: now,
    lastMessageBy: act.side,
    lastMessageText: previewOf(act.body),
  };
}

/** Who acts has seen what was there; for the other side there is one thing more. */
function readingOf(before: InquiryRow, act: Act, now: Date): InquiryChanges {
  const lastSeq = before.lastSeq + 1;
  const ownCouple = { coupleReadSeq: lastSeq, coupleReadAt: now, coupleUnread: 0 };
  const ownVendor = { vendorReadSeq: lastSeq, vendorReadAt: now, vendorUnread: 0 };
  return {
    lastSeq,
    lastEventAt: now,
    // What was put off comes back when something happens.
    snoozedUntil: null,
    ...(act.side === 'COUPLE' ? ownCouple : { coupleUnread: before.coupleUnread + 1 }),
    ...(act.side === 'VENDOR' ? ownVendor : { vendorUnread: before.vendorUnread + 1 }),
  };
}

function endingOf(step: Step, act: Act): InquiryChanges {
  if (step.to !== 'CLOSED') return {};
  return {
    closeEventType: step.closesAs,
    closeReason: act.reason ?? null,
    closeNote: asWritten(act.note ?? ''),
  };
}

async function recordEvent(
  tx: Tx,
  deps: ActDeps,
  { before, act, step, now }: { before: InquiryRow; act: Act; step: Step; now: Date },
): Promise<Result<void>> {
  if (step.event === null) return ok(undefined);
  const seq = before.lastSeq + 1;
  const uuid = act.uuid ?? deps.clock.uuid();
  await addEvent(tx, deps, {
    inquiryUuid: before.uuid,
    seq,
    uuid,
    type: step.event,
    side: act.side,
    userId: act.userId ?? null,
    authorName: act.authorName ?? '',
    body: asWritten(act.body ?? act.note ?? ''),
    reason: act.reason ?? null,
    quote: act.quote ? quoteAsWritten(act.quote) : null,
    fromStatus: before.status,
    toStatus: step.to,
    createdAt: now,
  });
  if (act.quote) await keepQuote(tx, { inquiryUuid: before.uuid, uuid, seq, quote: act.quote, now });
  if (!isBookingStep({ fromStatus: before.status, toStatus: step.to })) {
    const payload = { inquiryUuid: before.uuid, seq };
    await enqueueJob(tx, notifyTask, payload, { jobKey: `notify:${before.uuid}:${seq}` });
  }
  const { attachmentUuids = [], side } = act;
  if (attachmentUuids.length === 0 || (side !== 'COUPLE' && side !== 'VENDOR')) return ok(undefined);
  const attached = await attachFiles(tx, { inquiryUuid: before.uuid, side, seq, uuids: attachmentUuids });
  return attached === new Set(attachmentUuids).size
    ? ok(undefined)
    : fail('attachment.not_found', 'One of the files is no longer available. Please attach it again.');
}

/**
 * The one way an inquiry moves: `before` is its locked row, so of two actions at the same instant the second finds what
 * the first has made of it. One event for each, in the same transaction with what follows from it.
 */
export async function takeStep(
  tx: Tx,
  deps: ActDeps,
  before: InquiryRow,
  act: Act,
): Promise<Result<InquiryRow>> {
  const step = nextStep(before.status, act.action, act.side);
  if (!step) return fail('inquiry.not_allowed', refusalOf(before, act.action));
  if (!act.confirm && endsTheirBooking(before, act, step)) {
    return fail('inquiry.confirmation_required', CONFIRM_FIRST);
  }
  const now = deps.clock.now();
  const recorded = await recordEvent(tx, deps, { before, act, step, now });
  if (!recorded.ok) return recorded;
  const after = await changeInquiry(tx, deps, before, {
    status: step.to,
    updatedAt: now,
    holdReason: step.to === 'PENDING' ? before.holdReason : null,
    ...momentsOf(before, step, now),
    ...endingOf(step, act),
    ...noticeOf(before, step, now),
    ...(step.event && { lastEventType: step.event, ...readingOf(before, act, now), ...wordsOf(act, now) }),
    ...(act.quote && { quote: quoteAsWritten(act.quote) }),
    ...act.also,
  });
  if (before.status === 'BOOKED' && after.status !== 'BOOKED') await reopenAccepted(tx, before.uuid);
  await keepCalendar(tx, deps, { before, after });
  await tellOfBooking(tx, deps, { before, after, noted: act.noted });
  await announceInquiry(tx, after);
  return ok(after);
}
