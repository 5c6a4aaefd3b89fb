export const LEAD_TIERS = ['GOLD', 'SILVER', 'STANDARD'] as const;
export type LeadTier = (typeof LEAD_TIERS)[number];

/** Flow tags of the specification. */
export const LEAD_TAGS = [
  ...LEAD_TIERS,
  'FROM_INQUIRY',
  'FROM_FAVORITE',
  'UNREAD',
  'READ',
  'INVITED_TO_INQUIRE',
] as const;
export type LeadTag = (typeof LEAD_TAGS)[number];

/** What led the couple to write: the listing itself, a favorite of theirs, or a hello of the vendor. */
export const INQUIRY_SOURCES = ['INQUIRY', 'FAVORITE', 'HELLO'] as const;
export type InquirySource = (typeof INQUIRY_SOURCES)[number];

export const MATCH_REASONS = [
  'MATCHING_WEDDING_DATE',
  'LOCATION',
  'BUDGET',
  'FLORIST_ETHICS',
  'PHOTOG_PERSONALITY',
  'PHOTOG_STYLE',
  'VENUE_ATMOSPHERE',
  'VENUE_CAPACITY',
] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];
