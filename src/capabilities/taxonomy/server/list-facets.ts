import { fail, ok, type Result } from '#base/result.ts';
import { isTaxonomyKey } from '../rules/categories.ts';
import { type FacetRoot, facetRootsOf } from '../rules/facets.ts';

export function listFacets(taxonomyKey: string): Result<FacetRoot[]> {
  if (!isTaxonomyKey(taxonomyKey)) return fail('not_found', 'There is no such category.');
  return ok(facetRootsOf(taxonomyKey));
}
