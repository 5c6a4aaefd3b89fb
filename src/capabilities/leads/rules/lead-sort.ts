export const LEAD_SORT_KEYS = ['name', 'recent', 'wedding-date', 'tier', 'created-at', 'updated-at'] as const;
export type LeadSortKey = (typeof LEAD_SORT_KEYS)[number];

export const LEAD_SORT_ORDERS = ['asc', 'desc'] as const;
export type LeadSortOrder = (typeof LEAD_SORT_ORDERS)[number];

export const LEAD_SORT_LABELS: Readonly<Record<LeadSortKey, string>> = {
  recent: 'Latest message',
  'created-at': 'Date received',
  'updated-at': 'Last change',
  'wedding-date': 'Wedding date',
  name: 'Name',
  tier: 'Lead quality',
};

/** Names and days read forward, everything else the newest or best first. */
export function defaultOrderOf(key: LeadSortKey): LeadSortOrder {
  return key === 'name' || key === 'wedding-date' ? 'asc' : 'desc';
}
