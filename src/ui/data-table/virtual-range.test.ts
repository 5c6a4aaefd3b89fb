import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrollTopFor, virtualRange, windowParts } from './virtual-range.ts';

const view = { scrollTop: 0, viewHeight: 480, rowHeight: 48, rowCount: 100_000 };

describe('virtualRange', () => {
  it('renders a window, not the whole', () => {
    expect(virtualRange(view)).toEqual({ start: 0, end: 19 });
    expect(virtualRange({ ...view, scrollTop: 4800 })).toMatchObject({ start: 92, end: 119 });
  });

  it('renders all of a short list', () => {
    expect(virtualRange({ ...view, rowCount: 3 })).toEqual({ start: 0, end: 3 });
    expect(virtualRange({ ...view, rowCount: 0 })).toEqual({ start: 0, end: 0 });
  });

  it('covers what is seen, wherever one scrolls', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.nat(6_000_000),
        fc.integer({ min: 1, max: 2000 }),
        (rowCount, scrollTop, viewHeight) => {
          const range = virtualRange({ scrollTop, viewHeight, rowHeight: 48, rowCount });
          expect(range.start).toBeLessThanOrEqual(range.end);
          const lastTop = Math.max(rowCount * 48 - viewHeight, 0);
          const top = Math.min(scrollTop, lastTop);
          const seen = virtualRange({ scrollTop: top, viewHeight, rowHeight: 48, rowCount });
          expect(seen.start * 48).toBeLessThanOrEqual(top);
          expect(seen.end * 48).toBeGreaterThanOrEqual(Math.min(top + viewHeight, rowCount * 48));
        },
      ),
    );
  });

  it('survives a place beyond the end, as after a filter', () => {
    const range = virtualRange({ ...view, scrollTop: 4_000_000, rowCount: 20 });
    expect(range.end - range.start).toBeGreaterThan(0);
  });
});

describe('scrollTopFor', () => {
  it('stays when the row is in sight, else goes just far enough', () => {
    expect(scrollTopFor(5, view)).toBe(0);
    expect(scrollTopFor(10, view)).toBe(48);
    expect(scrollTopFor(2, { ...view, scrollTop: 480 })).toBe(96);
  });
});

describe('windowParts', () => {
  const rowsOf = (parts: ReturnType<typeof windowParts>) =>
    parts.reduce((sum, part) => sum + ('row' in part ? 1 : part.gapRows), 0);

  it('puts gaps before and after the rendered rows', () => {
    expect(windowParts({ start: 2, end: 4 }, 10, null)).toEqual([
      { gapFrom: 0, gapRows: 2 },
      { row: 2 },
      { row: 3 },
      { gapFrom: 4, gapRows: 6 },
    ]);
  });

  it('keeps the pinned row, above and below', () => {
    expect(windowParts({ start: 5, end: 6 }, 10, 2)).toEqual([
      { gapFrom: 0, gapRows: 2 },
      { row: 2 },
      { gapFrom: 3, gapRows: 2 },
      { row: 5 },
      { gapFrom: 6, gapRows: 4 },
    ]);
    expect(windowParts({ start: 0, end: 1 }, 10, 9)).toEqual([
      { row: 0 },
      { gapFrom: 1, gapRows: 8 },
      { row: 9 },
    ]);
  });

  it('always stands for every row once', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), fc.nat(500), fc.nat(600), (rowCount, a, b, pinned) => {
        const start = Math.min(a, b, rowCount);
        const end = Math.min(Math.max(a, b), rowCount);
        expect(rowsOf(windowParts({ start, end }, rowCount, pinned))).toBe(rowCount);
      }),
    );
  });
});
