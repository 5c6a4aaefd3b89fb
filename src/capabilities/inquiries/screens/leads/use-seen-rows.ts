import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type VirtualRange, virtualRange } from '#ui/data-table/virtual-range.ts';

/** What the server and the first look render. */
const FIRST_ROWS = 12;

/** The part of a list that can be seen: cut off by what it scrolls in, which on phones is the page itself. */
function seenPart(list: HTMLElement): { scrollTop: number; viewHeight: number } {
  const { top, bottom } = list.getBoundingClientRect();
  const frame = list.closest('[data-scrolls]')?.getBoundingClientRect();
  const from = Math.max(frame?.top ?? 0, 0);
  const to = Math.min(frame?.bottom ?? window.innerHeight, window.innerHeight);
  return { scrollTop: Math.max(from - top, 0), viewHeight: Math.max(Math.min(to, bottom) - from, 0) };
}

/** Rows of equal height, of which only those in sight exist, whether a pane scrolls or the page. */
export function useSeenRows(list: RefObject<HTMLElement | null>, rowCount: number, rowHeight: number) {
  const [range, setRange] = useState<VirtualRange>({ start: 0, end: Math.min(FIRST_ROWS, rowCount) });

  const look = useCallback(() => {
    if (!list.current) return;
    const next = virtualRange({ ...seenPart(list.current), rowHeight, rowCount });
    setRange((last) => (last.start === next.start && last.end === next.end ? last : next));
  }, [list, rowCount, rowHeight]);

  useEffect(() => {
    look();
    // Scrolling does not bubble, but it can be caught on its way down.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    const observer = new ResizeObserver(look);
    if (list.current?.parentElement) observer.observe(list.current.parentElement);
    return () => {
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
      observer.disconnect();
    };
  }, [list, look]);

  return { start: Math.min(range.start, rowCount), end: Math.min(range.end, rowCount) };
}
