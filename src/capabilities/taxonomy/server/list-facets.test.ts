import { describe, expect, it } from 'vitest';
import { facetSchema, taxonomySchema } from '../contract.ts';
import { MARKETPLACE_CATEGORIES } from '../rules/categories.ts';
import { VENDOR_CATEGORIES } from '../rules/vendor-categories.ts';
import { listFacets } from './list-facets.ts';
import { presentCategory, presentFacet } from './present.ts';

describe('listFacets', () => {
  it('answers as the contract says, for every category', () => {
    for (const { taxonomyKey } of MARKETPLACE_CATEGORIES) {
      const result = listFacets(taxonomyKey);
      if (!result.ok) throw new Error(result.failure.message);
      const answer = result.value.map(presentFacet);
      expect(facetSchema.array().parse(answer)).toEqual(answer);
    }
  });

  it.each(['', 'venues', 'all', '__proto__', 'wedding-venues '])('knows no category %o', (key) => {
    expect(listFacets(key)).toMatchObject({ ok: false, failure: { code: 'not_found' } });
  });
});

describe('the taxonomy', () => {
  it('answers as the contract says', () => {
    const answer = {
      categories: MARKETPLACE_CATEGORIES.map(presentCategory),
      vendorCategories: [...VENDOR_CATEGORIES],
    };
    expect(taxonomySchema.parse(answer)).toEqual(answer);
    expect(
      answer.categories.filter((category) => !category.isFeatured).map((category) => category.navLabel),
    ).toEqual(['Bar services']);
  });
});
