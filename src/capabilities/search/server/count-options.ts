import { AWARDS } from '#capabilities/storefronts/rules/badges.ts';
import { METRO_TYPES } from '#capabilities/storefronts/rules/metro-types.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { SearchAnswer } from '../contract.ts';
import { bitOfAward, bitOfMetro, bitOfOption } from '../rules/facet-bits.ts';
import { filterRootsOf } from '../rules/search-parameters.ts';
import type { BitCounts } from './scan-rows.ts';

type OptionCounts = Pick<SearchAnswer, 'facetCounts' | 'awardCounts' | 'metroCounts'>;

/** From bits back to names; every option of the category is there, those without a storefront with a zero. */
export function countOptions(category: TaxonomyKey, { own, shared, anyAward }: BitCounts): OptionCounts {
  const options = filterRootsOf(category).flatMap((root) => root.options);
  return {
    facetCounts: Object.fromEntries(
      options.map(({ id, slug }) => {
        const place = bitOfOption(id);
        return [slug, (place && (place.word === 'own' ? own : shared)[place.bit]) ?? 0];
      }),
    ),
    awardCounts: {
      ...Object.fromEntries(AWARDS.map((award) => [award, shared[bitOfAward(award)] ?? 0])),
      BEST_OF_ALL: anyAward,
    },
    metroCounts: Object.fromEntries(METRO_TYPES.map((type) => [type, shared[bitOfMetro(type)] ?? 0])),
  };
}
