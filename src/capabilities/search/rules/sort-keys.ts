export const SORT_KEYS = ['searchScore', 'price', 'rating', 'reviewsCount', 'newest', 'distance'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** What people expect when they name no order: the cheapest and the nearest first, otherwise the best. */
export function naturalOrder(key: SortKey): SortOrder {
  return key === 'price' || key === 'distance' ? 'asc' : 'desc';
}
