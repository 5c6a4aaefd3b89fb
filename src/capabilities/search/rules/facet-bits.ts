import { AWARDS, type AwardKey, type FilterAward } from '#capabilities/storefronts/rules/badges.ts';
import { METRO_TYPES, type MetroType } from '#capabilities/storefronts/rules/metro-types.ts';
import { MARKETPLACE_CATEGORIES, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { FACET_ROOTS, type FacetOption } from '#capabilities/taxonomy/rules/facets.ts';

/**
 * Which bit of a search row stands for what. The options of a category's own filters count from 0 in its first word,
 * in the order of their ids; options that every category has, kinds of places and awards share the second word.
 * A facet that is no filter has no bit. New options get higher ids, so the bits of stored rows keep their meaning.
 */
export type FacetBit = { word: 'own' | 'shared'; bit: number };

/** PostgreSQL's bigint has 63 bits beside its sign. */
export const WORD_BITS = 63;

function filterOptions(category: TaxonomyKey | 'all'): FacetOption[] {
  return FACET_ROOTS.filter((root) => root.isFilter && root.category === category)
    .flatMap((root) => root.options)
    .sort((first, second) => first.id - second.id);
}

const sharedOptions = filterOptions('all');
const firstMetroBit = sharedOptions.length;
const firstAwardBit = firstMetroBit + METRO_TYPES.length;

export const SHARED_BITS = firstAwardBit + AWARDS.length;

const bitsById = new Map<number, FacetBit>([
  ...MARKETPLACE_CATEGORIES.flatMap(({ taxonomyKey }) =>
    filterOptions(taxonomyKey).map(({ id }, bit) => [id, { word: 'own', bit }] as const),
  ),
  ...sharedOptions.map(({ id }, bit) => [id, { word: 'shared', bit }] as const),
]);

/** Undefined for options of facets that are no filter. */
export function bitOfOption(optionId: number): FacetBit | undefined {
  return bitsById.get(optionId);
}

export function bitOfMetro(type: MetroType): number {
  return firstMetroBit + METRO_TYPES.indexOf(type);
}

export function bitOfAward(award: FilterAward): number {
  return firstAwardBit + AWARDS.indexOf(award);
}

export type FacetWords = { own: bigint; shared: bigint };

/** Both words of a storefront, or of the alternatives of one filter. */
export function facetWords(chosen: {
  optionIds?: readonly number[];
  metroTypes?: readonly MetroType[];
  awards?: readonly AwardKey[];
}): FacetWords {
  const words: FacetWords = { own: 0n, shared: 0n };
  for (const id of chosen.optionIds ?? []) {
    const place = bitsById.get(id);
    if (place) words[place.word] |= 1n << BigInt(place.bit);
  }
  for (const type of chosen.metroTypes ?? []) words.shared |= 1n << BigInt(bitOfMetro(type));
  // Awards of other years are shown, and no filter asks for them.
  for (const award of AWARDS) {
    if (chosen.awards?.includes(award)) words.shared |= 1n << BigInt(bitOfAward(award));
  }
  return words;
}
