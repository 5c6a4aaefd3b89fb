import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInFacetRange, parseFacetRange } from './facet-range.ts';

describe('parseFacetRange', () => {
  it.each([
    ['0-50', { min: 0, max: 50 }],
    ['2-2', { min: 2, max: 2 }],
    ['minimum-301', { min: 301 }],
    ['maximum-4', { max: 4 }],
  ])('reads %s', (key, range) => {
    expect(parseFacetRange(key)).toEqual(range);
  });

  it.each(['', '50', '50-', '-50', 'a-b', '9-2', 'minimum-', 'minimum-x', '1-2-3', '1.5-2', '1 - 2'])(
    'refuses %j',
    (key) => {
      expect(parseFacetRange(key)).toBeUndefined();
    },
  );

  it('reads every pair of ordered whole numbers', () => {
    fc.assert(
      fc.property(fc.nat(999_999), fc.nat(999_999), (start, size) => {
        expect(parseFacetRange(`${start}-${start + size}`)).toEqual({ min: start, max: start + size });
      }),
    );
  });
});

describe('isInFacetRange', () => {
  it('includes both ends', () => {
    expect([-1, 0, 50, 51].map((value) => isInFacetRange({ min: 0, max: 50 }, value))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('leaves an open end open', () => {
    expect(isInFacetRange({ min: 301 }, 100_000)).toBe(true);
    expect(isInFacetRange({ max: 4 }, 0)).toBe(true);
    expect(isInFacetRange({ max: 4 }, 5)).toBe(false);
  });
});
