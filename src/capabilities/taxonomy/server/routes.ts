import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { taxonomyContract } from '../contract.ts';
import { MARKETPLACE_CATEGORIES } from '../rules/categories.ts';
import { VENDOR_CATEGORIES } from '../rules/vendor-categories.ts';
import { listFacets } from './list-facets.ts';
import { presentCategory, presentFacet } from './present.ts';

export function taxonomyRoutes() {
  const os = implement(taxonomyContract).$context<RequestContext>().use(guard);
  return {
    readTaxonomy: os.readTaxonomy.handler(() => ({
      categories: MARKETPLACE_CATEGORIES.map(presentCategory),
      vendorCategories: [...VENDOR_CATEGORIES],
    })),
    listFacets: os.listFacets.handler(({ input }) => unwrap(listFacets(input.taxonomyKey)).map(presentFacet)),
  };
}
