import { describe, expect, it } from 'vitest';
import { MARKETPLACE_CATEGORIES } from './categories.ts';
import { createFacetLookup, findFacetRoot, findOptionBySlug } from './facet-lookup.ts';
import { FACET_ROOTS, facetRootsOf } from './facets.ts';

const strict = createFacetLookup({ strict: true });
const lenient = createFacetLookup({ strict: false });

describe('createFacetLookup', () => {
  it('finds every root and option by id and key', () => {
    for (const root of FACET_ROOTS) {
      expect(strict.rootById(root.id)).toBe(root);
      expect(strict.rootByKey(root.key)).toBe(root);
      for (const option of root.options) {
        expect(strict.optionById(option.id)).toBe(option);
        expect(strict.option(root.key, option.key)).toBe(option);
      }
    }
  });

  it('throws for a missing facet when strict, as in development', () => {
    expect(() => strict.rootById(1)).toThrow('There is no facet 1.');
    expect(() => strict.rootByKey('venue-mood')).toThrow('venue-mood');
    expect(() => strict.optionById(16)).toThrow('16');
    expect(() => strict.option('venue-type', 'calm')).toThrow('venue-type/calm');
  });

  it('answers undefined otherwise, as in production', () => {
    expect(lenient.rootById(1)).toBeUndefined();
    expect(lenient.rootByKey('__proto__')).toBeUndefined();
    expect(lenient.optionById(16)).toBeUndefined();
    expect(lenient.option('venue-type', 'calm')).toBeUndefined();
  });
});

describe('what visitors send', () => {
  it('is found by slug within a category', () => {
    for (const { taxonomyKey } of MARKETPLACE_CATEGORIES) {
      for (const option of facetRootsOf(taxonomyKey).flatMap((root) => root.options)) {
        expect(findOptionBySlug(taxonomyKey, option.slug)).toBe(option);
      }
    }
  });

  it('never throws', () => {
    expect(findOptionBySlug('wedding-venues', 'dj')).toBeUndefined();
    expect(findOptionBySlug('wedding-venues', 'maximum-4')).toBeUndefined();
    expect(findFacetRoot('constructor')).toBeUndefined();
    expect(findFacetRoot('venue-type')?.id).toBe(33);
  });
});
