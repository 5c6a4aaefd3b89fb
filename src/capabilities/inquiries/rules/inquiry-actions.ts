import { defineStateMachine } from '#base/state-machine.ts';
import type { CloseEventType, InquiryEventType, InquiryStatus } from './inquiry-states.ts';

/** Who acts. SYSTEM is a timer or a check of ours, STAFF a person of support. */
export type InquirySide = 'COUPLE' | 'VENDOR' | 'SYSTEM' | 'STAFF';

/** The one table of what can happen to an inquiry; both sides and every job ask it. */
const machine = defineStateMachine({
  name: 'inquiry',
  initial: ['PENDING', 'NEW'],
  transitions: {
    PENDING: { release: 'NEW', reject: 'CLOSED', withdraw: 'CLOSED' },
    NEW: { deliver: 'READY', withdraw: 'CLOSED' },
    READY: {
      connect: 'CONNECTED',
      decline: 'CLOSED',
      withdraw: 'CLOSED',
      expire: 'CLOSED',
      nudge: 'READY',
      'couple-message': 'READY',
    },
    CONNECTED: {
      'couple-message': 'CONNECTED',
      'vendor-message': 'CONNECTED',
      book: 'BOOKED',
      close: 'CLOSED',
      dismiss: 'CLOSED',
    },
    BOOKED: {
      'couple-message': 'BOOKED',
      'vendor-message': 'BOOKED',
      unbook: 'CONNECTED',
      close: 'CLOSED',
      dismiss: 'CLOSED',
    },
    CLOSED: {},
  },
});

export type InquiryAction =
  | 'release'
  | 'reject'
  | 'deliver'
  | 'connect'
  | 'decline'
  | 'withdraw'
  | 'expire'
  | 'nudge'
  | 'couple-message'
  | 'vendor-message'
  | 'book'
  | 'unbook'
  | 'close'
  | 'dismiss';

type Meaning = {
  /** Who may do it, and what the thread then says. Null: nothing is said, only the status moves. */
  by: Partial<Record<InquirySide, InquiryEventType | null>>;
  /** How it counts when it ends the inquiry. */
  closesAs?: CloseEventType;
};

const MEANINGS: Readonly<Record<InquiryAction, Meaning>> = {
  release: { by: { SYSTEM: null, STAFF: null } },
  reject: { by: { STAFF: 'SYSTEM_DISMISS' }, closesAs: 'DISMISS' },
  deliver: { by: { SYSTEM: null } },
  connect: { by: { VENDOR: 'VENDOR_CONNECT' } },
  decline: { by: { VENDOR: 'VENDOR_DECLINE' }, closesAs: 'DECLINE' },
  withdraw: { by: { COUPLE: 'SYSTEM_COUPLE_CANCEL' }, closesAs: 'CANCEL' },
  expire: { by: { SYSTEM: 'SYSTEM_EXPIRATION' }, closesAs: 'EXPIRATION' },
  nudge: { by: { COUPLE: 'SYSTEM_COUPLE_NUDGE' } },
  'couple-message': { by: { COUPLE: 'COUPLE_RESPONSE' } },
  'vendor-message': { by: { VENDOR: 'VENDOR_RESPONSE' } },
  book: { by: { COUPLE: 'SYSTEM_COUPLE_BOOK', VENDOR: 'SYSTEM_VENDOR_BOOK' } },
  // The specification knows no event of its own for it: a booking that is cancelled, and the talk goes on.
  unbook: { by: { COUPLE: 'SYSTEM_COUPLE_CANCEL', VENDOR: 'SYSTEM_VENDOR_CANCEL' } },
  close: { by: { COUPLE: 'SYSTEM_COUPLE_CANCEL', VENDOR: 'SYSTEM_VENDOR_CANCEL' }, closesAs: 'CANCEL' },
  dismiss: { by: { COUPLE: 'SYSTEM_DISMISS' }, closesAs: 'DISMISS' },
};

export const INQUIRY_ACTIONS = Object.keys(MEANINGS) as InquiryAction[];

export type Step = {
  to: InquiryStatus;
  /** Null where the thread shows nothing. */
  event: InquiryEventType | null;
  closesAs: CloseEventType | null;
};

/** What this side's action leads to, or undefined where it must not act so now. */
export function nextStep(status: InquiryStatus, action: InquiryAction, side: InquirySide): Step | undefined {
  const { by, closesAs = null } = MEANINGS[action];
  const event = by[side];
  const to = machine.next(status, action);
  if (event === undefined || to === undefined) return undefined;
  return { to, event, closesAs: to === 'CLOSED' ? closesAs : null };
}

/** What this side may do now, in the order of the table. Timers (nudge after 72 h) have their own say. */
export function actionsOf(status: InquiryStatus, side: InquirySide): InquiryAction[] {
  return machine.allowedEvents(status).filter((action) => MEANINGS[action].by[side] !== undefined);
}
