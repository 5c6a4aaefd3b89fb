import { type RefObject, useCallback, useEffect, useState } from 'react';
import { scrollTopFor, type VirtualRange, virtualRange } from './virtual-range.ts';

interface VirtualRowsSetup {
  scroller: RefObject<HTMLElement | null>;
  rowCount: number;
  rowHeight: number;
  headHeight: number;
  /** What the server renders, before anything can be measured. */
  expectedHeight: number;
}

/** Rows of equal height, of which only those in sight are rendered. */
export function useVirtualRows(setup: VirtualRowsSetup) {
  const { scroller, rowCount, rowHeight, headHeight, expectedHeight } = setup;
  const [view, setView] = useState({ scrollTop: 0, viewHeight: expectedHeight });
  const range = virtualRange({ ...view, rowHeight, rowCount });

  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const next = { scrollTop: element.scrollTop, viewHeight: element.clientHeight - headHeight };
    const rangeOf = (seen: typeof next): VirtualRange => virtualRange({ ...seen, rowHeight, rowCount });
    // Most scroll events stay within rows that are rendered already: those cost no render.
    setView((last) => {
      const [before, after] = [rangeOf(last), rangeOf(next)];
      return before.start === after.start && before.end === after.end ? last : next;
    });
  }, [scroller, rowCount, rowHeight, headHeight]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, look]);

  function reveal(row: number) {
    const element = scroller.current;
    if (!element) return;
    const viewHeight = element.clientHeight - headHeight;
    element.scrollTop = scrollTopFor(row, { scrollTop: element.scrollTop, viewHeight, rowHeight, rowCount });
    look();
  }

  return { range, look, reveal, pageRows: Math.max(Math.floor(view.viewHeight / rowHeight) - 1, 1) };
}
