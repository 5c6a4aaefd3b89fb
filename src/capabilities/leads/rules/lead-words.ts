import type { LeadTag, LeadTier, MatchReason } from '#capabilities/inquiries/rules/lead-tags.ts';
import type { LeadFilter } from './lead-address.ts';

export const TIER_LABELS: Readonly<Record<LeadTier, string>> = {
  GOLD: 'Gold',
  SILVER: 'Silver',
  STANDARD: 'Standard',
};

/** Why a couple suits the vendor, said to the vendor. */
export const MATCH_REASON_LABELS: Readonly<Record<MatchReason, string>> = {
  MATCHING_WEDDING_DATE: 'Free that day',
  LOCATION: 'In your area',
  BUDGET: 'In budget',
  FLORIST_ETHICS: 'Shares your values',
  PHOTOG_PERSONALITY: 'Likes your approach',
  PHOTOG_STYLE: 'Likes your style',
  VENUE_ATMOSPHERE: 'Likes your venue’s style',
  VENUE_CAPACITY: 'Guest count fits',
};

type SourceTag = Extract<LeadTag, 'FROM_INQUIRY' | 'FROM_FAVORITE' | 'INVITED_TO_INQUIRE'>;

const SOURCE_LABELS: Readonly<Record<SourceTag, string>> = {
  FROM_INQUIRY: 'They found your listing and wrote to you.',
  FROM_FAVORITE: 'They saved your listing, then wrote to you.',
  INVITED_TO_INQUIRE: 'You said hello, and they wrote back.',
};

function isSource(tag: LeadTag): tag is SourceTag {
  return tag in SOURCE_LABELS;
}

/** What led the couple to write, where the tags say so. */
export function sourceLabel(tags: readonly LeadTag[]): string | undefined {
  const source = tags.find(isSource);
  return source && SOURCE_LABELS[source];
}

export const FILTER_LABELS: Readonly<Record<LeadFilter, string>> = {
  all: 'All',
  unread: 'Unread',
  unresponded: 'Needs your reply',
  snoozed: 'Snoozed',
  expired: 'Expired',
};
