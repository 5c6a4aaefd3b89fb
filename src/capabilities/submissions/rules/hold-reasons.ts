/** What makes staff look twice. Nothing of it refuses a submission by itself. */
export const HOLD_REASONS = ['SAME_WEDDING', 'SAME_COUPLE_ADDRESS', 'CONTACT_DETAILS'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

export const HOLD_REASON_TEXTS: Readonly<Record<HoldReason, string>> = {
  SAME_WEDDING: 'The same names and day were sent in before',
  SAME_COUPLE_ADDRESS: 'The couple’s email address was named for another wedding, too',
  CONTACT_DETAILS: 'Has an email address, a phone number or a link in its words',
};
