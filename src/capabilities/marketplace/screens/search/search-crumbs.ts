import { stateByCode } from '#base/us-states.ts';
import type { SearchAnswer } from '#capabilities/search/contract.ts';
import { marketplaceCategory, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { categoryPath, searchPath, VENDORS_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import { placeLabel } from './search-words.ts';

/** The last step is the page itself and leads nowhere. */
export type SearchCrumb = { label: string; to?: string };

/** 'Vendors / Venues / New York / Hudson, NY' */
export function searchCrumbs(category: TaxonomyKey, place: SearchAnswer['location']): SearchCrumb[] {
  const { navLabel } = marketplaceCategory(category);
  const vendors = { label: 'Vendors', to: VENDORS_PATH };
  if (place.type === 'ALL_MARKETS') return [vendors, { label: navLabel }];
  const state = place.type === 'STATE' ? undefined : stateByCode(place.stateCode ?? '');
  return [
    vendors,
    { label: navLabel, to: categoryPath(category) },
    ...(state ? [{ label: state.name, to: searchPath(state.slug, category) }] : []),
    { label: placeLabel(place) },
  ];
}
