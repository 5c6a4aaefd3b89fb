import { describe, expect, it } from 'vitest';
import {
  CATEGORY_NUMBERS,
  categoryByNodeId,
  combinedCategoryLabel,
  FEATURED_CATEGORIES,
  isTaxonomyKey,
  MARKETPLACE_CATEGORIES,
  marketplaceCategory,
  priceUnitOf,
  TAXONOMY_KEYS,
} from './categories.ts';
import { vendorCategory } from './vendor-categories.ts';

describe('marketplace categories', () => {
  it('are the ten of the navigation, in its order', () => {
    expect(TAXONOMY_KEYS).toEqual([
      'wedding-venues',
      'wedding-photographers',
      'wedding-videographers',
      'wedding-catering',
      'wedding-florists',
      'wedding-hair-makeup',
      'wedding-planners',
      'wedding-bands-djs',
      'wedding-cakes-desserts',
      'wedding-bar-services',
    ]);
    expect(MARKETPLACE_CATEGORIES.map((category) => category.taxonomyNodeId)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it('carry the numbers of the specification', () => {
    expect(CATEGORY_NUMBERS).toEqual({
      'wedding-venues': 24,
      'wedding-photographers': 7,
      'wedding-videographers': 5,
      'wedding-florists': 8,
      'wedding-catering': 18,
      'wedding-bands-djs': 9,
      'wedding-hair-makeup': 2,
      'wedding-cakes-desserts': 2,
      'wedding-planners': 6,
      'wedding-bar-services': 5,
    });
  });

  it('belong to a vendor category of the same name', () => {
    for (const category of MARKETPLACE_CATEGORIES) {
      expect(category.taxonomyKey).toBe(`wedding-${category.vendorCategory}`);
      expect(category.navLabel).toBe(vendorCategory(category.vendorCategory).label);
    }
  });

  it('fall into the plan groups', () => {
    const group = (name: string) =>
      MARKETPLACE_CATEGORIES.filter((category) => category.planGroup === name).map(
        (category) => category.navLabel,
      );
    expect(group('A')).toEqual(['Venues', 'Catering']);
    expect(group('C')).toEqual(['Hair & makeup', 'Cakes & desserts']);
    expect(group('B')).toHaveLength(6);
  });

  it('are found by key and by node id', () => {
    expect(isTaxonomyKey('wedding-venues')).toBe(true);
    for (const key of ['venues', 'all', '', 'toString', 'Wedding-Venues'])
      expect(isTaxonomyKey(key)).toBe(false);
    expect(categoryByNodeId(7)?.taxonomyKey).toBe('wedding-planners');
    expect(categoryByNodeId(11)).toBeUndefined();
    expect(() => marketplaceCategory('wedding-cars' as 'wedding-venues')).toThrow('wedding-cars');
  });
});

describe('browsing', () => {
  it('features nine categories in the order of the specification', () => {
    expect(FEATURED_CATEGORIES.map((key) => marketplaceCategory(key).browseLabel)).toEqual([
      'Venues',
      'Photographers',
      'Videographers',
      'Florists',
      'Caterers',
      'Bakers',
      'Musicians',
      'Beauty',
      'Planners',
    ]);
  });

  it("joins labels with ' & '", () => {
    expect(combinedCategoryLabel(['wedding-venues', 'wedding-catering'])).toBe('Venues & Caterers');
    expect(combinedCategoryLabel(['wedding-hair-makeup'])).toBe('Beauty');
    expect(combinedCategoryLabel([])).toBe('');
  });
});

describe('price units', () => {
  it('are per person but for flowers and cakes', () => {
    const others = MARKETPLACE_CATEGORIES.filter((category) => category.priceUnit !== 'per person');
    expect(others.map((category) => [category.taxonomyKey, category.priceUnit])).toEqual([
      ['wedding-florists', 'per arrangement'],
      ['wedding-cakes-desserts', 'per serving'],
    ]);
  });

  it('are left out behind the price of a package', () => {
    expect(priceUnitOf('wedding-photographers', { isPackagePrice: true })).toBeUndefined();
    expect(priceUnitOf('wedding-photographers', { isPackagePrice: false })).toBe('per person');
    expect(priceUnitOf('wedding-catering', { isPackagePrice: true })).toBe('per person');
    expect(priceUnitOf('wedding-cakes-desserts', { isPackagePrice: false })).toBe('per serving');
  });
});
