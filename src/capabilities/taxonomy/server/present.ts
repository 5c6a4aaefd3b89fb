import type { Facet, Taxonomy } from '../contract.ts';
import { FEATURED_CATEGORIES, type MarketplaceCategory } from '../rules/categories.ts';
import type { FacetRoot } from '../rules/facets.ts';
import { vendorCategoryIcon } from '../rules/vendor-categories.ts';

export function presentCategory(category: MarketplaceCategory): Taxonomy['categories'][number] {
  return {
    taxonomyKey: category.taxonomyKey,
    taxonomyNodeId: category.taxonomyNodeId,
    navLabel: category.navLabel,
    browseLabel: category.browseLabel,
    priceUnit: category.priceUnit,
    iconKey: vendorCategoryIcon(category.vendorCategory),
    isFeatured: FEATURED_CATEGORIES.includes(category.taxonomyKey),
  };
}

export function presentFacet(root: FacetRoot): Facet {
  return {
    ...root,
    options: root.options.map(({ id, key, slug, label, range }) => ({ id, key, slug, label, range })),
  };
}
