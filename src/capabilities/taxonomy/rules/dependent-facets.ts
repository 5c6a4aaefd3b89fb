import type { TaxonomyKey } from './categories.ts';
import { type FacetOption, type FacetRoot, facetRootsOf } from './facets.ts';

/** The leading facet whose choice opens this one: 'musician-category' for 'dj-format', 'beauty-service' for 'beauty-hair'. */
export function parentRootOf(root: FacetRoot): FacetRoot | undefined {
  const { parentOption, category } = root;
  if (parentOption === null || category === 'all') return undefined;
  return facetRootsOf(category).find(
    (candidate) =>
      candidate.parentOption === null && candidate.options.some((option) => option.key === parentOption),
  );
}

type Choice = Pick<FacetOption, 'rootKey' | 'key'>;

function isOpen(root: FacetRoot, chosen: readonly Choice[]): boolean {
  if (root.parentOption === null) return true;
  const parent = parentRootOf(root);
  return chosen.some((choice) => choice.rootKey === parent?.key && choice.key === root.parentOption);
}

/** The facets to ask of a listing that has chosen these options so far: a DJ is not asked for the size of the band. */
export function openFacetRoots(category: TaxonomyKey, chosen: readonly Choice[]): FacetRoot[] {
  return facetRootsOf(category).filter((root) => isOpen(root, chosen));
}

/** The choices that still count: those under an option no longer chosen fall away. */
export function withoutOrphans<T extends Choice>(category: TaxonomyKey, chosen: readonly T[]): T[] {
  const open = new Set(openFacetRoots(category, chosen).map((root) => root.key));
  return chosen.filter((choice) => open.has(choice.rootKey));
}
