import type { NoticeSide } from '#capabilities/notices/rules/notice-side.ts';
import type { InquirySide } from './inquiry-actions.ts';
import type { InquiryEventType, InquiryStatus } from './inquiry-states.ts';

export const NOTICE_OCCASIONS = [
  'NEW_LEAD',
  'COUPLE_MESSAGE',
  'COUPLE_MESSAGES',
  'NUDGE',
  'WITHDRAWN',
  'COUPLE_BOOKED',
  'COUPLE_UNBOOKED',
  'COUPLE_CLOSED',
  'COURTEOUS_CLOSE',
  'LEAD_EXPIRED',
  'EXPIRES_SOON',
  'CONNECTED',
  'HELLO',
  'VENDOR_MESSAGE',
  'VENDOR_MESSAGES',
  'DECLINED',
  'VENDOR_BOOKED',
  'VENDOR_UNBOOKED',
  'VENDOR_CLOSED',
  'EXPIRED',
  'REJECTED',
] as const;
/** What there is to tell somebody. The first eleven are told to vendors, the others to couples. */
export type NoticeOccasion = (typeof NOTICE_OCCASIONS)[number];

export type Notice = { to: NoticeSide; occasion: NoticeOccasion };

type Happened = {
  type: InquiryEventType;
  side: InquirySide;
  fromStatus: InquiryStatus | null;
  toStatus: InquiryStatus;
  body: string;
};

const toVendor = (occasion: NoticeOccasion): Notice[] => [{ to: 'VENDOR', occasion }];
const toCouple = (occasion: NoticeOccasion): Notice[] => [{ to: 'COUPLE', occasion }];

/** A booking that is taken back is told as that; a kind word with the end makes it a courteous one. */
function ofCoupleCancel({ fromStatus, toStatus, body }: Happened): Notice[] {
  if (toStatus !== 'CLOSED') return toVendor('COUPLE_UNBOOKED');
  if (fromStatus !== 'READY') return toVendor('COUPLE_CLOSED');
  return toVendor(body === '' ? 'WITHDRAWN' : 'COURTEOUS_CLOSE');
}

const NOTICES: Readonly<Record<InquiryEventType, (event: Happened) => Notice[]>> = {
  COUPLE_OUTREACH: () => toVendor('NEW_LEAD'),
  COUPLE_RESPONSE: () => toVendor('COUPLE_MESSAGE'),
  SYSTEM_COUPLE_NUDGE: () => toVendor('NUDGE'),
  SYSTEM_COUPLE_BOOK: () => toVendor('COUPLE_BOOKED'),
  SYSTEM_COUPLE_CANCEL: ofCoupleCancel,
  SYSTEM_DISMISS: ({ side }) => (side === 'STAFF' ? toCouple('REJECTED') : toVendor('COURTEOUS_CLOSE')),
  SYSTEM_EXPIRATION: () => [...toCouple('EXPIRED'), ...toVendor('LEAD_EXPIRED')],
  VENDOR_OUTREACH: () => toCouple('HELLO'),
  VENDOR_CONNECT: () => toCouple('CONNECTED'),
  VENDOR_RESPONSE: () => toCouple('VENDOR_MESSAGE'),
  VENDOR_DECLINE: () => toCouple('DECLINED'),
  SYSTEM_VENDOR_BOOK: () => toCouple('VENDOR_BOOKED'),
  SYSTEM_VENDOR_CANCEL: ({ toStatus }) =>
    toCouple(toStatus === 'CLOSED' ? 'VENDOR_CLOSED' : 'VENDOR_UNBOOKED'),
};

/** Who is told of an event, and as what. Vendors never hear of what was not delivered to them. */
export function noticesOf(event: Happened, { readyAt }: { readyAt: Date | null }): Notice[] {
  return NOTICES[event.type](event).filter(({ to }) => to === 'COUPLE' || readyAt !== null);
}

/** Urgent enough to reach somebody in the middle of other work. */
const TEXTED: ReadonlySet<NoticeOccasion> = new Set([
  'NEW_LEAD',
  'COUPLE_MESSAGE',
  'NUDGE',
  'COUPLE_BOOKED',
  'EXPIRES_SOON',
]);

export function isTexted(occasion: NoticeOccasion): boolean {
  return TEXTED.has(occasion);
}
