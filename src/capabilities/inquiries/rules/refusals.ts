import type { InquiryAction } from './inquiry-actions.ts';
import type { CloseEventType, InquiryStatus } from './inquiry-states.ts';

const ENDED: Readonly<Record<CloseEventType, string>> = {
  DECLINE: 'The vendor has declined this inquiry.',
  CANCEL: 'This inquiry was closed.',
  EXPIRATION: 'This inquiry has expired.',
  DISMISS: 'This inquiry was closed.',
};

const STANDS: Readonly<Record<Exclude<InquiryStatus, 'CLOSED'>, string>> = {
  PENDING: 'This inquiry has not been sent yet.',
  NEW: 'This inquiry is on its way to the vendor.',
  READY: 'The vendor has not answered this inquiry yet.',
  CONNECTED: 'This conversation is already under way.',
  BOOKED: 'This vendor is already booked.',
};

/** Why an action is not possible: how the inquiry stands now, which may be news to whoever acts. */
export function refusalOf(
  { status, closeEventType }: { status: InquiryStatus; closeEventType: CloseEventType | null },
  action: InquiryAction,
): string {
  if (status === 'CLOSED') return ENDED[closeEventType ?? 'CANCEL'];
  if (action === 'unbook' && status === 'CONNECTED') return 'This vendor is not booked.';
  return STANDS[status];
}
