import type { InquiryStatus } from './inquiry-states.ts';

/** Why a vendor does not see how to reach the couple. */
export const CONTACT_HIDDEN = ['NOT_CONNECTED', 'ROLE', 'DELETED'] as const;
export type ContactHidden = (typeof CONTACT_HIDDEN)[number];

type CoverReason = 'NOT_YET' | 'ENDED' | 'ROLE' | 'DELETED';

function reasonOf(status: InquiryStatus, hidden: ContactHidden): CoverReason {
  if (hidden !== 'NOT_CONNECTED') return hidden;
  return status === 'CLOSED' ? 'ENDED' : 'NOT_YET';
}

const STAY_HIDDEN = 'contact details stay hidden';

const VENDOR_NOTES: Readonly<Record<CoverReason, string>> = {
  NOT_YET: 'contact details show after you connect',
  ENDED: STAY_HIDDEN,
  ROLE: 'your role does not see contact details',
  DELETED: STAY_HIDDEN,
};

const CARD_WORDS: Readonly<Record<CoverReason, string>> = {
  NOT_YET: 'Last names, email and phone number show after you connect.',
  ENDED: 'You were not connected, so last names, email and phone number stay hidden.',
  ROLE: 'Your role does not see how to reach couples. The owner of the listing does.',
  DELETED: 'This couple has deleted its account.',
};

/** Below a message with something covered in it, for the vendor. */
export function vendorCoverNote(status: InquiryStatus, hidden: ContactHidden | null): string {
  return VENDOR_NOTES[reasonOf(status, hidden ?? 'NOT_CONNECTED')];
}

/** The same for the couple, whose vendor has never connected; once it is over, it never will. */
export function coupleCoverNote(status: InquiryStatus): string {
  return status === 'CLOSED' ? STAY_HIDDEN : 'contact details show once you are connected';
}

/** In place of the couple's address and number. */
export function hiddenContactText(status: InquiryStatus, hidden: ContactHidden): string {
  return CARD_WORDS[reasonOf(status, hidden)];
}
