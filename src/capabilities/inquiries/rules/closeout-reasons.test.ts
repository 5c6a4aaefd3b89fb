import { describe, expect, it } from 'vitest';
import { TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import {
  COUPLE_REASON_LABELS,
  COUPLE_REASONS,
  COUPLE_REASONS_TOLD,
  SHOWN_VENDOR_REASONS,
  VENDOR_REASON_LABELS,
  VENDOR_REASONS,
  VENDOR_REASONS_TOLD,
  vendorReasonsFor,
} from './closeout-reasons.ts';

describe('reasons to end an inquiry', () => {
  it('have one label each, and no two the same', () => {
    const lists = [COUPLE_REASON_LABELS, VENDOR_REASON_LABELS, COUPLE_REASONS_TOLD, VENDOR_REASONS_TOLD];
    for (const labels of lists) {
      const texts = Object.values(labels);
      expect(new Set(texts).size).toBe(texts.length);
    }
    expect(Object.keys(COUPLE_REASON_LABELS)).toEqual([...COUPLE_REASONS]);
    expect(Object.keys(VENDOR_REASON_LABELS)).toEqual([...VENDOR_REASONS]);
  });

  it('hides the location from venues, and from nobody else', () => {
    for (const key of TAXONOMY_KEYS) {
      const reasons = vendorReasonsFor(key);
      expect(reasons.includes('LOCATION_NOT_SERVED')).toBe(key !== 'wedding-venues');
      expect(SHOWN_VENDOR_REASONS.filter((reason) => !reasons.includes(reason))).toEqual(
        key === 'wedding-venues' ? ['LOCATION_NOT_SERVED'] : [],
      );
    }
  });

  it('offers none of the older ones', () => {
    expect(VENDOR_REASONS.length).toBeGreaterThan(SHOWN_VENDOR_REASONS.length);
    expect(vendorReasonsFor('wedding-florists')).not.toContain('NO_CREDITS');
  });
});
