import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect } from 'react';
import { OVERSCAN_ROWS, rangeWith, type WindowPart, windowParts } from '#ui/data-table/row-window.ts';

/** What the server and the first look render. */
const FIRST_ROWS = 12;

/** What the list scrolls in: a pane on wide screens, the page on phones. */
function frameOf(list: Element) {
  const pane = list.closest('[data-scrolls]')?.getBoundingClientRect();
  const top = Math.max(pane?.top ?? 0, 0);
  return { top, height: Math.max(Math.min(pane?.bottom ?? window.innerHeight, window.innerHeight) - top, 0) };
}

interface SeenRows {
  rowCount: number;
  rowHeight: number;
  /** What stands above some rows, by their numbers. */
  heads: ReadonlyMap<number, unknown>;
  headHeight: number;
  pinned: number | null;
}

/** Rows of equal height, some with a head, of which only those in sight exist, whether a pane scrolls or the page. */
export function useSeenRows(
  list: RefObject<HTMLElement | null>,
  { rowCount, rowHeight, heads, headHeight, pinned }: SeenRows,
): { parts: WindowPart[]; lastRow: number } {
  const virtualizer = useVirtualizer({
    count: rowCount,
    getScrollElement: () => list.current,
    estimateSize: (row) => rowHeight + (heads.has(row) ? headHeight : 0),
    initialRect: { width: 0, height: FIRST_ROWS * rowHeight },
    observeElementRect: ({ scrollElement }, report) => {
      if (!scrollElement) return;
      const look = () => report({ width: 0, height: frameOf(scrollElement).height });
      look();
      window.addEventListener('resize', look);
      const observer = new ResizeObserver(look);
      if (scrollElement.parentElement) observer.observe(scrollElement.parentElement);
      return () => {
        window.removeEventListener('resize', look);
        observer.disconnect();
      };
    },
    observeElementOffset: ({ scrollElement }, report) => {
      if (!scrollElement) return;
      const look = () => {
        const { top } = scrollElement.getBoundingClientRect();
        report(Math.max(frameOf(scrollElement).top - top, 0), false);
      };
      look();
      // Scrolling does not bubble, but it can be caught on its way down.
      document.addEventListener('scroll', look, { capture: true, passive: true });
      return () => document.removeEventListener('scroll', look, { capture: true });
    },
    // The list itself never scrolls; its pane or the page does.
    scrollToFn: () => undefined,
    overscan: OVERSCAN_ROWS,
    rangeExtractor: (range) => rangeWith(range, pinned),
  });
  const shape = `${rowHeight} ${[...heads.keys()]}`;
  useLayoutEffect(() => {
    if (shape) virtualizer.measure();
  }, [shape, virtualizer]);
  return {
    parts: windowParts(virtualizer.getVirtualItems(), 0, virtualizer.getTotalSize()),
    lastRow: virtualizer.range?.endIndex ?? 0,
  };
}
