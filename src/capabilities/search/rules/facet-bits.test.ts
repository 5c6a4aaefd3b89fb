import { describe, expect, test } from 'vitest';
import { AWARDS } from '#capabilities/storefronts/rules/badges.ts';
import { METRO_TYPES } from '#capabilities/storefronts/rules/metro-types.ts';
import { MARKETPLACE_CATEGORIES } from '#capabilities/taxonomy/rules/categories.ts';
import { FACET_ROOTS, facetRootsOf } from '#capabilities/taxonomy/rules/facets.ts';
import { bitOfAward, bitOfMetro, bitOfOption, facetWords, SHARED_BITS, WORD_BITS } from './facet-bits.ts';
import { filterRootsOf } from './search-parameters.ts';

describe('facet bits', () => {
  test.each(MARKETPLACE_CATEGORIES.map((row) => row.taxonomyKey))(
    'every filter of %s has a bit of its own',
    (key) => {
      const bits = filterRootsOf(key)
        .flatMap((root) => root.options)
        .map((option) => bitOfOption(option.id));
      for (const place of bits) {
        expect(place?.bit).toBeGreaterThanOrEqual(0);
        expect(place?.bit).toBeLessThan(WORD_BITS);
      }
      const names = bits.map((place) => `${place?.word} ${place?.bit}`);
      expect(new Set(names).size).toBe(names.length);
    },
  );

  test('kinds of places and awards come behind the shared options and fit', () => {
    const shared = FACET_ROOTS.filter((root) => root.category === 'all' && root.isFilter)
      .flatMap((root) => root.options)
      .map((option) => bitOfOption(option.id)?.bit);
    const all = [...shared, ...METRO_TYPES.map(bitOfMetro), ...AWARDS.map(bitOfAward)];
    expect(all).toEqual(all.map((_, index) => index));
    expect(all).toHaveLength(SHARED_BITS);
    expect(SHARED_BITS).toBeLessThanOrEqual(WORD_BITS);
  });

  test('an award of a year that no filter names has no bit', () => {
    expect(facetWords({ awards: ['BEST_OF_2031'] })).toEqual({ own: 0n, shared: 0n });
  });

  test('what is no filter has no bit', () => {
    const silent = facetRootsOf('wedding-venues').filter((root) => !root.isFilter);
    expect(silent.length).toBeGreaterThan(0);
    for (const option of silent.flatMap((root) => root.options)) {
      expect(bitOfOption(option.id)).toBeUndefined();
      expect(facetWords({ optionIds: [option.id] })).toEqual({ own: 0n, shared: 0n });
    }
  });

  test('words hold what was chosen and nothing else', () => {
    const words = facetWords({ metroTypes: ['URBAN'], awards: ['BEST_OF_2024'] });
    expect(words.own).toBe(0n);
    expect(words.shared).toBe(
      (1n << BigInt(bitOfMetro('URBAN'))) | (1n << BigInt(bitOfAward('BEST_OF_2024'))),
    );
  });
});
