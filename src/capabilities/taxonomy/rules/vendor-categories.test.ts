import { icons } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import {
  ALL_CATEGORIES,
  isVendorCategoryKey,
  VENDOR_CATEGORIES,
  vendorCategory,
  vendorCategoryIcon,
} from './vendor-categories.ts';

function pascalCase(key: string): string {
  return key.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

describe('vendor categories', () => {
  it('are the 27 of the specification, each once and in the order of the alphabet', () => {
    const keys = VENDOR_CATEGORIES.map((category) => category.key);
    expect(keys).toHaveLength(27);
    expect(new Set(keys).size).toBe(27);
    expect(keys).toEqual(keys.toSorted());
  });

  it('have an icon of their own, and the icon library draws it', () => {
    const iconKeys = VENDOR_CATEGORIES.map((category) => category.iconKey);
    expect(new Set(iconKeys).size).toBe(27);
    expect(iconKeys.filter((key) => !(pascalCase(key) in icons))).toEqual([]);
  });

  it("draw 'all' and unknown keys as general services", () => {
    const general = vendorCategory('general-services').iconKey;
    expect(vendorCategoryIcon(ALL_CATEGORIES)).toBe(general);
    expect(vendorCategoryIcon('constructor')).toBe(general);
    expect(vendorCategoryIcon('venues')).not.toBe(general);
  });

  it('are recognised by key', () => {
    expect(isVendorCategoryKey('hair-makeup')).toBe(true);
    expect(isVendorCategoryKey('all')).toBe(false);
    expect(isVendorCategoryKey('wedding-venues')).toBe(false);
  });
});
