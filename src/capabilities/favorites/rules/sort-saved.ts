import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';

export const SAVED_SORTS = ['newest', 'name', 'price', 'rating'] as const;
export type SavedSort = (typeof SAVED_SORTS)[number];

export const SAVED_SORT_LABELS: Readonly<Record<SavedSort, string>> = {
  newest: 'Newest first',
  name: 'Name',
  price: 'Price: lowest first',
  rating: 'Rating: highest first',
};

export type SortableVendor = {
  boardUuid: string;
  vendorName: string;
  taxonomyNodeKey: TaxonomyKey;
  createdAt: string;
  card: { startingPriceCents: number | null; averageReviewsRate: number | null } | null;
};

/** Those without a price come last, those without a review too. */
const ORDERS: Readonly<Record<SavedSort, (a: SortableVendor, b: SortableVendor) => number>> = {
  newest: (a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0),
  name: (a, b) => a.vendorName.localeCompare(b.vendorName, 'en-US'),
  price: (a, b) => priceOf(a) - priceOf(b),
  rating: (a, b) => ratingOf(b) - ratingOf(a),
};

function priceOf({ card }: SortableVendor): number {
  return card?.startingPriceCents ?? Number.MAX_SAFE_INTEGER;
}

function ratingOf({ card }: SortableVendor): number {
  return card?.averageReviewsRate ?? 0;
}

export function sortSaved<Vendor extends SortableVendor>(
  vendors: readonly Vendor[],
  sort: SavedSort,
): Vendor[] {
  return vendors.toSorted(ORDERS[sort]);
}
