import { observeElementOffset, useVirtualizer } from '@tanstack/react-virtual';
import { OVERSCAN_ROWS, rangeWith, windowParts } from './row-window.ts';

interface VirtualRowsSetup {
  scroller: HTMLElement | null;
  rowCount: number;
  rowHeight: number;
  headHeight: number;
  /** What the server renders, before anything can be measured. */
  expectedHeight: number;
}

/** Rows of equal height, of which only those in sight are rendered. */
export function useVirtualRows(setup: VirtualRowsSetup, pinned: number | null) {
  const { scroller, rowCount, rowHeight, headHeight, expectedHeight } = setup;
  const virtualizer = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    initialRect: { width: 0, height: expectedHeight },
    observeElementOffset: (instance, report) => {
      // Somebody may have scrolled before the page woke up.
      report(instance.scrollElement?.scrollTop ?? 0, false);
      return observeElementOffset(instance, report);
    },
    scrollMargin: headHeight,
    overscan: OVERSCAN_ROWS,
    rangeExtractor: (range) => rangeWith(range, pinned),
  });
  const parts = windowParts(virtualizer.getVirtualItems(), headHeight, virtualizer.getTotalSize());
  const viewHeight = (virtualizer.scrollRect?.height ?? expectedHeight) - headHeight;
  return {
    parts,
    /** In sight, without those that are rendered beyond the edges. */
    seen: virtualizer.range ?? { startIndex: 0, endIndex: 0 },
    pageRows: Math.max(Math.floor(viewHeight / rowHeight) - 1, 1),
  };
}
