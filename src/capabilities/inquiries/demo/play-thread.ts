import type { SeededRandom } from '#base/seeded-random.ts';
import { type InquiryAction, type InquirySide, nextStep, type Step } from '../rules/inquiry-actions.ts';
import type { Quote } from '../rules/quote.ts';
import type { EventPlan, ThreadState } from './inquiry-plan.ts';

/** What somebody does in a thread, or that a side has read everything so far. */
export type Move =
  | {
      action: InquiryAction;
      side: InquirySide;
      body?: string;
      reason?: string;
      note?: string;
      quote?: Quote;
    }
  | { read: 'COUPLE' | 'VENDOR' };

export type TimedMove = { at: Date; move: Move };

type Person = { id: string; firstName: string };
export type Cast = { couple: Person; vendor: Person | null };

type Thread = { state: ThreadState; events: EventPlan[] };

/** The first message, before anything else happens to it. */
function beginThread(random: SeededRandom, cast: Cast, opening: Opening): Thread {
  const { at, message, isHeld } = opening;
  const status = isHeld ? 'PENDING' : 'NEW';
  return {
    events: [
      {
        seq: 1,
        uuid: random.uuid(),
        type: 'COUPLE_OUTREACH',
        side: 'COUPLE',
        userId: cast.couple.id,
        authorName: cast.couple.firstName,
        body: message,
        reason: null,
        quote: null,
        fromStatus: null,
        toStatus: status,
        createdAt: at,
      },
    ],
    state: {
      status,
      closeEventType: null,
      closeReason: null,
      closeNote: '',
      createdAt: at,
      updatedAt: at,
      readyAt: null,
      connectedAt: null,
      bookedAt: null,
      bookedBy: null,
      bookedAmountCents: null,
      bookingConfirmedAt: null,
      bookingToldSeq: 0,
      closedAt: null,
      nudgedAt: null,
      snoozedUntil: null,
      expirationWarnings: 0,
      bookingReminderAt: null,
      lastSeq: 1,
      lastEventAt: at,
      lastEventType: 'COUPLE_OUTREACH',
      lastMessageAt: at,
      lastMessageBy: 'COUPLE',
      lastMessageText: message,
      quote: null,
      coupleReadSeq: 1,
      coupleReadAt: at,
      vendorReadSeq: 0,
      vendorReadAt: null,
      coupleUnread: 0,
      vendorUnread: 1,
      version: 1,
    },
  };
}

export type Opening = { at: Date; message: string; isHeld: boolean };

const PREVIEW_LENGTH = 160;

/** The demo's own sentences are plain letters, so they can be cut anywhere. */
function preview(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= PREVIEW_LENGTH ? line : `${line.slice(0, PREVIEW_LENGTH - 1).trimEnd()}…`;
}

/**
 * Lets a thread happen move by move under the rules of the real ones, so that a row and its events cannot contradict
 * each other. A move the rules forbid is a mistake of the story.
 */
export function playThread(
  random: SeededRandom,
  cast: Cast,
  opening: Opening,
  moves: readonly TimedMove[],
): Thread {
  const { state, events } = moves.reduce(
    (thread, { at, move }) =>
      'read' in move ? read(thread, move.read, at) : act(random, cast, thread, at, move),
    beginThread(random, cast, opening),
  );
  return { events, state: { ...state, lastMessageText: preview(state.lastMessageText) } };
}

function read({ state, events }: Thread, side: 'COUPLE' | 'VENDOR', at: Date): Thread {
  const seen =
    side === 'COUPLE'
      ? { coupleReadSeq: state.lastSeq, coupleReadAt: at, coupleUnread: 0 }
      : { vendorReadSeq: state.lastSeq, vendorReadAt: at, vendorUnread: 0 };
  return { events, state: { ...state, ...seen, version: state.version + 1 } };
}

type Deed = Exclude<Move, { read: unknown }>;

function act(random: SeededRandom, cast: Cast, { state, events }: Thread, at: Date, deed: Deed): Thread {
  const step = nextStep(state.status, deed.action, deed.side);
  if (!step) throw new Error(`A story lets ${deed.side} ${deed.action} while ${state.status}.`);
  const moved: ThreadState = {
    ...state,
    status: step.to,
    updatedAt: at,
    version: state.version + 1,
    ...momentsOf(state, step, at),
    ...(deed.action === 'nudge' && { nudgedAt: at }),
    ...(step.to === 'CLOSED' && {
      closeEventType: step.closesAs,
      closeReason: deed.reason ?? null,
      closeNote: deed.note ?? '',
    }),
    ...(deed.quote && { quote: deed.quote }),
    ...bookingOf(state, deed, at),
  };
  if (step.event === null) return { events, state: moved };
  const seq = state.lastSeq + 1;
  const person = deed.side === 'COUPLE' ? cast.couple : deed.side === 'VENDOR' ? cast.vendor : null;
  const event: EventPlan = {
    seq,
    uuid: random.uuid(),
    type: step.event,
    side: deed.side,
    userId: person?.id ?? null,
    authorName: person?.firstName ?? '',
    body: deed.body ?? deed.note ?? '',
    reason: deed.reason ?? null,
    quote: deed.quote ?? null,
    fromStatus: state.status,
    toStatus: step.to,
    createdAt: at,
  };
  return {
    events: [...events, event],
    state: {
      ...moved,
      lastSeq: seq,
      lastEventAt: at,
      lastEventType: step.event,
      ...(deed.side === 'COUPLE'
        ? { coupleReadSeq: seq, coupleReadAt: at, coupleUnread: 0 }
        : { coupleUnread: state.coupleUnread + 1 }),
      ...(deed.side === 'VENDOR'
        ? { vendorReadSeq: seq, vendorReadAt: at, vendorUnread: 0 }
        : { vendorUnread: state.vendorUnread + 1 }),
      ...wordsOf(deed, at),
    },
  };
}

/** Vendors confirm what couples book; what a vendor booked is left for the couple to confirm. */
function bookingOf({ quote, lastSeq }: ThreadState, { action, side }: Deed, at: Date): Partial<ThreadState> {
  if (action !== 'book' && action !== 'unbook') return {};
  const bookingToldSeq = lastSeq + 1;
  if (action === 'unbook' || (side !== 'COUPLE' && side !== 'VENDOR')) return { bookingToldSeq };
  return {
    bookedBy: side,
    bookedAmountCents: quote?.amountCents ?? null,
    bookingConfirmedAt: side === 'COUPLE' ? at : null,
    bookingToldSeq,
  };
}

function wordsOf({ body, side }: Deed, at: Date): Partial<ThreadState> {
  if (!body || (side !== 'COUPLE' && side !== 'VENDOR')) return {};
  return { lastMessageAt: at, lastMessageBy: side, lastMessageText: body };
}

function momentsOf(before: ThreadState, step: Step, at: Date): Partial<ThreadState> {
  if (step.to === before.status) return {};
  if (step.to === 'READY') return { readyAt: at };
  if (step.to === 'CONNECTED') return { connectedAt: before.connectedAt ?? at, bookedAt: null };
  if (step.to === 'BOOKED') return { bookedAt: at };
  return step.to === 'CLOSED' ? { closedAt: at, snoozedUntil: null } : {};
}
