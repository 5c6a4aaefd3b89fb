import { MARKETPLACE_CATEGORIES, type TaxonomyKey } from './categories.ts';
import { FACET_ROOTS, type FacetOption, type FacetRoot, facetRootsOf } from './facets.ts';

const rootsById = new Map(FACET_ROOTS.map((root) => [root.id, root]));
const rootsByKey = new Map(FACET_ROOTS.map((root) => [root.key, root]));
const allOptions = FACET_ROOTS.flatMap((root) => root.options);
const optionsById = new Map(allOptions.map((option) => [option.id, option]));
const optionsByKey = new Map(allOptions.map((option) => [`${option.rootKey}/${option.key}`, option]));
const optionsBySlug = new Map(
  MARKETPLACE_CATEGORIES.map(({ taxonomyKey }) => {
    const options = facetRootsOf(taxonomyKey).flatMap((root) => root.options);
    return [taxonomyKey, new Map(options.map((option) => [option.slug, option]))] as const;
  }),
);

export type FacetLookup = {
  rootById(id: number): FacetRoot | undefined;
  rootByKey(key: string): FacetRoot | undefined;
  optionById(id: number): FacetOption | undefined;
  option(rootKey: string, optionKey: string): FacetOption | undefined;
};

/**
 * For facets that our own code or stored rows name: a missing one is a mistake of ours, so a strict lookup throws.
 * Be strict in development only (`!config.isProduction` on the server, `import.meta.env.DEV` in the browser); in
 * production a single stale row must not take a page down, and the lookup answers undefined.
 * What visitors send (addresses, bodies) is no mistake of ours: ask `findOptionBySlug` and `findFacetRoot`.
 */
export function createFacetLookup({ strict }: { strict: boolean }): FacetLookup {
  function found<T>(facet: T | undefined, name: string): T | undefined {
    if (facet === undefined && strict) throw new Error(`There is no facet ${name}.`);
    return facet;
  }
  return {
    rootById: (id) => found(rootsById.get(id), String(id)),
    rootByKey: (key) => found(rootsByKey.get(key), key),
    optionById: (id) => found(optionsById.get(id), String(id)),
    option: (rootKey, optionKey) =>
      found(optionsByKey.get(`${rootKey}/${optionKey}`), `${rootKey}/${optionKey}`),
  };
}

export function findFacetRoot(key: string): FacetRoot | undefined {
  return rootsByKey.get(key);
}

/** The option an address names within a category; never throws, because addresses are typed by people. */
export function findOptionBySlug(category: TaxonomyKey, slug: string): FacetOption | undefined {
  return optionsBySlug.get(category)?.get(slug);
}
