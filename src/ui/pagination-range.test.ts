import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paginationRange } from './pagination-range.ts';

describe('paginationRange', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [5, 20, [1, 'gap', 4, 5, 6, 'gap', 20]],
    [16, 20, [1, 'gap', 15, 16, 17, 'gap', 20]],
    [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
    [20, 20, [1, 'gap', 16, 17, 18, 19, 20]],
  ])('page %d of %d', (current, total, marks) => {
    expect(paginationRange(current, total)).toEqual(marks);
  });

  it('always has both ends, the current page and no pointless gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(5000), fc.nat(3), (total, seed, neighbours) => {
        const current = (seed % total) + 1;
        const marks = paginationRange(current, total, neighbours);
        expect(marks).toContain(current);
        expect(marks[0]).toBe(1);
        expect(marks.at(-1)).toBe(total);
        marks.forEach((mark, index) => {
          const before = marks[index - 1];
          const after = marks[index + 1];
          if (mark === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (typeof before === 'number') expect(mark - before).toBe(1);
        });
      }),
    );
  });
});
