import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AWARDS, byBadgeRank, collapseAwards, expandAwards, sortAwards } from './badges.ts';

describe('badges', () => {
  it('stand in the order of their ranks', () => {
    expect((['NEW', 'HIDDEN_GEM', 'QUICK_RESPONDER', 'TRENDING'] as const).toSorted(byBadgeRank)).toEqual([
      'QUICK_RESPONDER',
      'TRENDING',
      'HIDDEN_GEM',
      'NEW',
    ]);
  });
});

describe('awards', () => {
  it('show the newest year first', () => {
    expect(sortAwards(['BEST_OF_2023', 'BEST_OF_2024'])).toEqual(['BEST_OF_2024', 'BEST_OF_2023']);
  });

  it('collapse to one when both years are there, and expand back', () => {
    expect(collapseAwards(['BEST_OF_2023', 'BEST_OF_2024'])).toEqual(['BEST_OF_ALL']);
    expect(collapseAwards(['BEST_OF_2023'])).toEqual(['BEST_OF_2023']);
    fc.assert(
      fc.property(fc.subarray([...AWARDS]), (awards) => {
        expect(expandAwards(collapseAwards(awards))).toEqual(sortAwards(awards));
      }),
    );
  });
});
