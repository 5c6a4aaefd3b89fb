import { AWARDS } from '#capabilities/storefronts/rules/badges.ts';
import { METRO_TYPES } from '#capabilities/storefronts/rules/metro-types.ts';
import { MARKETPLACE_CATEGORIES, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { SearchAnswer } from '../contract.ts';
import { bitOfAward, bitOfMetro, bitOfOption } from '../rules/facet-bits.ts';
import { filterRootsOf } from '../rules/search-parameters.ts';
import type { BitCounts } from './scan-rows.ts';

type OptionCounts = Pick<SearchAnswer, 'facetCounts' | 'awardCounts' | 'metroCounts'>;
type CountedOption = { slug: string; word: 'own' | 'shared'; bit: number };

const countedOptions = new Map<TaxonomyKey, readonly CountedOption[]>(
  MARKETPLACE_CATEGORIES.map(({ taxonomyKey }) => [
    taxonomyKey,
    filterRootsOf(taxonomyKey)
      .flatMap((root) => root.options)
      .flatMap(({ id, slug }) => {
        const place = bitOfOption(id);
        return place ? [{ slug, ...place }] : [];
      }),
  ]),
);

/** From bits back to names; every option of the category is there, those without a storefront with a zero. */
export function countOptions(category: TaxonomyKey, counts: BitCounts): OptionCounts {
  const { shared, anyAward } = counts;
  const facetCounts: Record<string, number> = {};
  for (const { slug, word, bit } of countedOptions.get(category) ?? []) {
    facetCounts[slug] = counts[word][bit] ?? 0;
  }
  return {
    facetCounts,
    awardCounts: {
      ...Object.fromEntries(AWARDS.map((award) => [award, shared[bitOfAward(award)] ?? 0])),
      BEST_OF_ALL: anyAward,
    },
    metroCounts: Object.fromEntries(METRO_TYPES.map((type) => [type, shared[bitOfMetro(type)] ?? 0])),
  };
}
