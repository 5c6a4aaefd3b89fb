import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { rangeWith, type WindowPart, windowParts } from '#ui/data-table/row-window.ts';
import type { GridRow } from '../../rules/grid/grid-rows.ts';
import { rowHeightRem } from './grid-look.ts';

/** So many rows are drawn as a whole: they print, and a browser finds words in them. */
const MOST_DRAWN = 140;
/** What the server draws of a longer one. */
const EXPECTED_HEIGHT = 1_200;

/** Of a long budget only what is in sight, with the row that has the focus. */
export function useRowWindow(
  rows: readonly GridRow[],
  body: RefObject<HTMLElement | null>,
  pinned: number | null,
) {
  const [place, setPlace] = useState({ top: 0, rem: 16 });
  const isLong = rows.length > MOST_DRAWN;

  useLayoutEffect(() => {
    function measure() {
      const { current } = body;
      if (!current) return;
      const top = Math.round(current.getBoundingClientRect().top + window.scrollY);
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setPlace((last) => (last.top === top && last.rem === rem ? last : { top, rem }));
    }
    measure();
    // What stands above may grow: a notice, a second line of buttons.
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, [body]);

  // The same functions for the same rows, or all of them would be measured again at every step.
  const sizeOf = useCallback(
    (index: number) => {
      const row = rows[index];
      return row ? rowHeightRem(row) * place.rem : 0;
    },
    [rows, place.rem],
  );
  const keyOf = useCallback((index: number) => rows[index]?.key ?? index, [rows]);

  const virtualizer = useWindowVirtualizer({
    enabled: isLong,
    count: rows.length,
    estimateSize: sizeOf,
    getItemKey: keyOf,
    initialRect: { width: 0, height: EXPECTED_HEIGHT },
    scrollMargin: place.top,
    overscan: 8,
    rangeExtractor: (range) => rangeWith(range, pinned),
  });

  const parts: WindowPart[] = isLong
    ? windowParts(virtualizer.getVirtualItems(), place.top, virtualizer.getTotalSize())
    : rows.map((_, row) => ({ row }));
  return {
    parts,
    scrollTo: (index: number) => isLong && virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}
