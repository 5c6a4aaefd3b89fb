/** Those of the specification, as they stand in addresses. */
const SPECIFIED_SORT_KEYS = ['name', 'recent', 'wedding-date', 'tier', 'created-at', 'updated-at'] as const;

/** And two of our own: what presses most, and what ends soonest. */
export const LEAD_SORT_KEYS = ['needs-you', 'expiry', ...SPECIFIED_SORT_KEYS] as const;
export type LeadSortKey = (typeof LEAD_SORT_KEYS)[number];

export const LEAD_SORT_ORDERS = ['asc', 'desc'] as const;
export type LeadSortOrder = (typeof LEAD_SORT_ORDERS)[number];

type SortWords = { label: string; asc: string; desc: string; natural: LeadSortOrder };

const newest = { asc: 'Oldest first', desc: 'Newest first', natural: 'desc' } as const;
const soonest = { asc: 'Soonest first', desc: 'Latest first', natural: 'asc' } as const;

const WORDS: Readonly<Record<LeadSortKey, SortWords>> = {
  'needs-you': { label: 'Needs you first', asc: 'Needs you first', desc: 'Needs you last', natural: 'asc' },
  expiry: { label: 'Expires soonest', ...soonest },
  recent: { label: 'Latest message', ...newest },
  'created-at': { label: 'Date received', ...newest },
  'updated-at': { label: 'Last change', ...newest },
  'wedding-date': { label: 'Wedding date', ...soonest },
  name: { label: 'Name', asc: 'A to Z', desc: 'Z to A', natural: 'asc' },
  tier: { label: 'Lead quality', asc: 'Best last', desc: 'Best first', natural: 'desc' },
};

export function sortLabel(key: LeadSortKey): string {
  return WORDS[key].label;
}

/** 'Newest first' */
export function orderLabel(key: LeadSortKey, order: LeadSortOrder): string {
  return WORDS[key][order];
}

/** The direction somebody means who names a key alone. */
export function defaultOrderOf(key: LeadSortKey): LeadSortOrder {
  return WORDS[key].natural;
}
