/** What makes staff look twice. Nothing of it refuses a review by itself. */
export const HOLD_REASONS = ['SAME_DEVICE', 'BURST', 'COPIED_TEXT', 'NEAR_COPY', 'CONTACT_DETAILS'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

export const HOLD_REASON_TEXTS: Readonly<Record<HoldReason, string>> = {
  SAME_DEVICE: 'Written from a network and browser that somebody of this business uses',
  BURST: 'Far more reviews of this business in a day than usual',
  COPIED_TEXT: 'The same words stand in another review',
  NEAR_COPY: 'Nearly the same words stand in another review',
  CONTACT_DETAILS: 'Has an email address, a phone number or a link in it',
};

/** So many reviews of one business within a day are a burst. */
export const BURST_REVIEWS = 5;
export const BURST_HOURS = 24;
