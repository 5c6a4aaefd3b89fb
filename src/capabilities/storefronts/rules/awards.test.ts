import { describe, expect, it } from 'vitest';
import { earnedAwards } from './awards.ts';

const year = (count: number, average: number) => ({ count, ratingSum: count * average });

describe('earnedAwards', () => {
  it('wants seven reviews of the year with four and a half stars', () => {
    expect(earnedAwards(new Map([[2024, year(7, 4.5)]]))).toEqual(['BEST_OF_2024']);
    expect(earnedAwards(new Map([[2024, year(6, 5)]]))).toEqual([]);
    expect(earnedAwards(new Map([[2023, year(20, 4.4)]]))).toEqual([]);
  });

  it('judges every year by itself, the newest first', () => {
    const reviews = new Map([
      [2023, year(9, 5)],
      [2024, year(8, 4.75)],
      [2025, year(30, 5)],
    ]);
    expect(earnedAwards(reviews)).toEqual(['BEST_OF_2024', 'BEST_OF_2023']);
  });
});
