export const INQUIRY_STATUSES = ['PENDING', 'NEW', 'READY', 'CONNECTED', 'BOOKED', 'CLOSED'] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

export const CLOSE_EVENT_TYPES = ['DECLINE', 'CANCEL', 'EXPIRATION', 'DISMISS'] as const;
/** How an inquiry came to its end. */
export type CloseEventType = (typeof CLOSE_EVENT_TYPES)[number];

export const INQUIRY_EVENT_TYPES = [
  'COUPLE_OUTREACH',
  'VENDOR_OUTREACH',
  'VENDOR_CONNECT',
  'VENDOR_DECLINE',
  'VENDOR_RESPONSE',
  'COUPLE_RESPONSE',
  'SYSTEM_COUPLE_BOOK',
  'SYSTEM_COUPLE_CANCEL',
  'SYSTEM_VENDOR_BOOK',
  'SYSTEM_VENDOR_CANCEL',
  'SYSTEM_DISMISS',
  'SYSTEM_EXPIRATION',
  'SYSTEM_COUPLE_NUDGE',
] as const;
export type InquiryEventType = (typeof INQUIRY_EVENT_TYPES)[number];

export const INCOMING: readonly InquiryStatus[] = ['PENDING', 'NEW', 'READY'];
export const IN_CONTACT: readonly InquiryStatus[] = ['CONNECTED', 'BOOKED'];
export const ACTIVE: readonly InquiryStatus[] = [...INCOMING, ...IN_CONTACT];

export function isIncoming(status: InquiryStatus): boolean {
  return INCOMING.includes(status);
}

export function isInContact(status: InquiryStatus): boolean {
  return IN_CONTACT.includes(status);
}

export function isActive(status: InquiryStatus): boolean {
  return status !== 'CLOSED';
}

/** A reminder of the couple counts only while the vendor has not answered. */
export function isNudged({ status, nudgedAt }: { status: InquiryStatus; nudgedAt: unknown }): boolean {
  return nudgedAt !== null && isIncoming(status);
}

export function isExpired(inquiry: {
  status: InquiryStatus;
  closeEventType: CloseEventType | null;
}): boolean {
  return inquiry.status === 'CLOSED' && inquiry.closeEventType === 'EXPIRATION';
}
