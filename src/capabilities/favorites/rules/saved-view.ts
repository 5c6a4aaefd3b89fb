import {
  isTaxonomyKey,
  MARKETPLACE_CATEGORIES,
  type TaxonomyKey,
} from '#capabilities/taxonomy/rules/categories.ts';
import { SAVED_SORTS, type SavedSort, type SortableVendor, sortSaved } from './sort-saved.ts';

/** Which of the saved vendors a page shows, as its address says. */
export type SavedView = { category: TaxonomyKey | null; boardUuid: string | null; sort: SavedSort };

/** Never fails: what the address says wrongly is left out. */
export function readSavedView(query: URLSearchParams): SavedView {
  const category = query.get('category') ?? '';
  const sort = SAVED_SORTS.find((known) => known === query.get('sort'));
  return {
    category: isTaxonomyKey(category) ? category : null,
    boardUuid: query.get('board') || null,
    sort: sort ?? 'newest',
  };
}

/** The one address of a view, from '?' on; '' for the plain one. */
export function writeSavedView({ category, boardUuid, sort }: SavedView): string {
  const query = new URLSearchParams();
  if (boardUuid) query.set('board', boardUuid);
  if (category) query.set('category', category);
  if (sort !== 'newest') query.set('sort', sort);
  return query.size > 0 ? `?${query}` : '';
}

export type CategoryGroup<Vendor> = { category: TaxonomyKey; label: string; vendors: Vendor[] };

/** What the view shows, by category in the order of the marketplace. */
export function groupSaved<Vendor extends SortableVendor>(
  vendors: readonly Vendor[],
  { category, boardUuid, sort }: SavedView,
): CategoryGroup<Vendor>[] {
  const shown = vendors.filter(
    (vendor) =>
      (category === null || vendor.taxonomyNodeKey === category) &&
      (boardUuid === null || vendor.boardUuid === boardUuid),
  );
  const sorted = sortSaved(shown, sort);
  return MARKETPLACE_CATEGORIES.map(({ taxonomyKey, browseLabel }) => ({
    category: taxonomyKey,
    label: browseLabel,
    vendors: sorted.filter((vendor) => vendor.taxonomyNodeKey === taxonomyKey),
  })).filter((group) => group.vendors.length > 0);
}
