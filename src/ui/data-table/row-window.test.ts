import { type VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangeWith, type WindowPart, windowParts } from './row-window.ts';

const HEIGHT = 48;
const HEAD = 44;
const rowsOf = (parts: readonly WindowPart[]) => parts.flatMap((part) => ('row' in part ? [part.row] : []));

/** What the library renders of rows when somebody has scrolled so far. */
function seen(view: { count: number; scrollTop: number; height: number; pinned?: number | null }) {
  const virtualizer = new Virtualizer<Element, Element>({
    count: view.count,
    getScrollElement: () => null,
    estimateSize: () => HEIGHT,
    initialRect: { width: 0, height: view.height },
    initialOffset: view.scrollTop,
    scrollMargin: HEAD,
    overscan: 8,
    rangeExtractor: (range) => rangeWith(range, view.pinned ?? null),
    observeElementRect: () => undefined,
    observeElementOffset: () => undefined,
    scrollToFn: () => undefined,
  });
  return windowParts(virtualizer.getVirtualItems(), HEAD, virtualizer.getTotalSize());
}

describe('rangeWith', () => {
  const range = { startIndex: 20, endIndex: 29, overscan: 2, count: 100 };

  it('renders a window, not the whole', () => {
    expect(rangeWith(range, null)).toEqual([18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]);
  });

  it('keeps the pinned row in its order, once, unless there is none any more', () => {
    expect(rangeWith(range, 3)[0]).toBe(3);
    expect(rangeWith(range, 99).at(-1)).toBe(99);
    expect(rangeWith(range, 25)).toEqual(rangeWith(range, null));
    expect(rangeWith(range, 100)).toEqual(rangeWith(range, null));
  });
});

describe('windowParts', () => {
  const item = (index: number): VirtualItem => ({
    key: index,
    index,
    start: HEAD + index * HEIGHT,
    end: HEAD + (index + 1) * HEIGHT,
    size: HEIGHT,
    lane: 0,
  });

  it('puts gaps before, between and after the rendered rows', () => {
    expect(windowParts([item(2), item(5), item(6)], HEAD, 10 * HEIGHT)).toEqual([
      { gapBefore: 2, height: 2 * HEIGHT },
      { row: 2 },
      { gapBefore: 5, height: 2 * HEIGHT },
      { row: 5 },
      { row: 6 },
      { gapBefore: -1, height: 3 * HEIGHT },
    ]);
    expect(windowParts([], HEAD, 0)).toEqual([]);
  });

  it('covers what is seen wherever one scrolls, is as high as all rows, and stays small', () => {
    const anyView = fc.record({
      count: fc.nat(5000),
      scrollTop: fc.nat(250_000),
      height: fc.integer({ min: 100, max: 2000 }),
      pinned: fc.option(fc.nat(6000)),
    });
    fc.assert(
      fc.property(anyView, ({ scrollTop, ...view }) => {
        const end = Math.max(view.count * HEIGHT + HEAD - view.height, 0);
        const top = Math.min(scrollTop, end);
        const parts = seen({ ...view, scrollTop: top });
        const rows = rowsOf(parts);
        const heights = parts.map((part) => ('row' in part ? HEIGHT : part.height));
        expect(heights.reduce((sum, height) => sum + height, 0)).toBe(view.count * HEIGHT);
        const first = Math.max(Math.floor((top - HEAD) / HEIGHT), 0);
        const last = Math.min(Math.ceil((top - HEAD + view.height) / HEIGHT), view.count) - 1;
        for (let row = first; row <= last; row += 1) expect(rows).toContain(row);
        expect(rows.length).toBeLessThanOrEqual(Math.ceil(view.height / HEIGHT) + 19);
      }),
    );
  });

  it('survives a place beyond the end, as after a filter', () => {
    expect(rowsOf(seen({ count: 20, scrollTop: 4_000_000, height: 480 })).length).toBeGreaterThan(0);
  });
});
